"""Pictures that a program asks for and that cannot be had."""

from playwright.sync_api import expect

from gallery import gallery


def test_the_program_is_told_and_the_log_once(visits):
    visits.allow("502")
    with gallery("pictures") as server:
        page = visits.open(server.url).page
        for name in ("refused", "refused again", "no web address"):
            expect(page.get_by_text(f"{name}: failure", exact=True)).to_be_visible()
        server.wait_for("127.0.0.1.*not shown")
        assert len([line for line in server.output if "not shown" in line]) == 1
