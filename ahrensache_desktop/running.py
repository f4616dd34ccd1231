"""One run of the program with its window, from the first report on to the exit code."""

import argparse

from ahrensache_desktop.app import Desktop, make_application
from ahrensache_desktop.command.wording import phrasebook_for
from ahrensache_desktop.interrupts import Interrupts
from ahrensache_desktop.paths import user_folders
from ahrensache_desktop.reports import Reports


def run(arguments: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the exit code.

    Raises NoPlaceForData. A signal that asks the program to end is answered with 128 and its number.
    """
    folders = user_folders(arguments.data_dir)
    reports = Reports(folders, phrasebook_for(arguments))
    reports.install()
    application = make_application()
    interrupts = Interrupts(application)
    interrupts.asked.connect(application.quit)
    desktop = Desktop(application, folders, arguments.lang)
    reports.document, reports.told = desktop.document, desktop.tell_report
    desktop.open(arguments.file)
    code = application.exec()
    desktop.close()
    interrupts.close()
    reports.remove()
    return code or interrupts.exit_code
