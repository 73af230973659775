"""The labels of the axes of charts: as many as have room, in whole units. Needs `make sdk`."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from programs import Run

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]

PROGRAM = """
import Charts
import SwiftUI

func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + Double(number) * 86_400) }

struct Days: View {
  let count: Int
  let width: CGFloat

  var body: some View {
    Chart(0..<count, id: \\.self) { LineMark(x: .value("Day", day($0)), y: .value("V", $0 % 7)) }
      .frame(width: width, height: 120)
  }
}

@main
struct Axes: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        ForEach([150, 320, 700], id: \\.self) { width in
          ForEach([2, 3, 7, 14, 30, 90, 365, 3_000], id: \\.self) { Days(count: $0, width: width) }
          Chart(0..<14, id: \\.self) { BarMark(x: .value("Day", day($0), unit: .day), y: .value("V", $0 % 7)) }
            .chartXAxis {
              AxisMarks(values: .stride(by: .day)) { value in
                AxisGridLine()
                AxisValueLabel { if let date = value.as(Date.self) { Text(date, format: .dateTime.weekday(.wide)) } }
              }
            }
            .frame(width: width, height: 120)
          Chart(0..<20, id: \\.self) { BarMark(x: .value("V", $0 * 1_000_000), y: .value("Name", "Name \\($0)")) }
            .frame(width: width, height: 120)
        }
      }
    }
  }
}
"""

# The labels of each chart, those at its bottom first, and pairs of them of which one lies over the other. Boxes of text are higher
# than the text.
LABELS = """() => [...document.querySelectorAll('[role=group][aria-label=Chart]')].map(chart => {
  const boxes = [...chart.querySelectorAll('p')]
    .filter(text => text.checkVisibility({ visibilityProperty: true }) && !text.closest('[aria-hidden]'))
    .map(text => [text.innerText.replace(/\\s/g, ' '), text.getBoundingClientRect()])
  const bottom = chart.getBoundingClientRect().bottom, right = chart.getBoundingClientRect().right
  const over = boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3)
    .map(([other]) => one + ' / ' + other))
  return {
    below: boxes.filter(([, box]) => bottom - box.bottom < 6 && box.width > 0).map(([text]) => text), over,
    beyond: boxes.filter(([, box]) => box.right > right + 9).map(([text]) => text)
  }
})"""
CHARTS = 10


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Iterator[Run]:
    folder = tmp_path_factory.mktemp("axes")
    (folder / "Axes").mkdir()
    (folder / "Axes/Axes.swift").write_text(PROGRAM)
    program = Run(folder / "Axes", folder)
    yield program
    program.end()


def test_labels_have_whole_units_and_do_not_lie_over_one_another(visits, program):
    page = visits.open(program.url, "desktop", "light").page
    charts = page.get_by_role("group", name="Chart", exact=True)
    expect(charts).to_have_count(3 * CHARTS)
    # A small chart has fewer than at first, when its size was not known.
    expect(charts.nth(2).locator("p", has_text=re.compile("^Sep 2[357]$")).filter(visible=True)).to_have_count(0)
    page.wait_for_timeout(1000)
    seen = page.evaluate(LABELS)
    for chart in seen:
        assert not chart["over"] and not chart["beyond"], chart
    week, month, quarter = (seen[CHARTS + place]["below"] for place in [2, 4, 5])
    assert week[:3] == ["Sep 22", "Sep 23", "Sep 24"]
    assert month[:3] == ["Sep 27", "Oct 4", "Oct 11"]
    assert quarter[:3] == ["Oct", "Nov", "Dec"]
    # What the program says is there, but for what would lie over another.
    narrow, wide = (seen[place * CHARTS + 8]["below"] for place in [0, 2])
    assert 2 <= len(narrow) <= 4 and 10 <= len(wide) <= 13
    names = page.evaluate("chart => chart.innerText", charts.nth(9).element_handle())
    assert "Name 0" in names and "Name 1\n" not in names
