import SwiftUI
import UIKit

/// Tables, collections, wheels, segments and rows held by constraints, of UIKit.
struct TablesPage: View {
  var body: some View {
    TabView {
      NavigationStack { Tables().navigationTitle("Table") }
        .tabItem { Label("Table", systemImage: "list.bullet") }
      Collection().tabItem { Label("Collection", systemImage: "square.grid.2x2") }
      Choices().tabItem { Label("Choices", systemImage: "slider.horizontal.3") }
      Constraints().tabItem { Label("Rows", systemImage: "rectangle.split.3x1") }
      Motion().tabItem { Label("Motion", systemImage: "circle") }
    }
  }
}

private struct Tables: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> FruitController { FruitController(style: .insetGrouped) }
  func updateUIViewController(_ controller: FruitController, context: Context) {}
}

final class FruitCell: UITableViewCell {
  static let name = "FruitCell"
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(image: UIImage(systemName: "leaf.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .boldSystemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    for view in [picture, title, detail] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 28),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ fruit: String) {
    title.text = fruit
    detail.text = "\(fruit) grows on trees, and is eaten all over the world, raw, cooked and baked in cakes."
  }
}

final class FruitController: UITableViewController {
  private var fruits = ["Apple", "Banana", "Cherry", "Damson"]
  private var chosen = "none"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FruitCell.self, forCellReuseIdentifier: FruitCell.name)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    let control = UIRefreshControl()
    control.addTarget(self, action: Selector(FruitController.refresh), for: .valueChanged)
    refreshControl = control
  }

  func refresh() {
    fruits.append("Elderberry")
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? fruits.count : 2
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Fruits" : "Others"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: FruitCell.name, for: indexPath) as! FruitCell
      cell.show(fruits[indexPath.row])
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    if indexPath.row == 0 {
      var content = cell.defaultContentConfiguration()
      content.text = "Chosen: \(chosen)"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    } else {
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text("SwiftUI in a row")
          Spacer()
          Image(systemName: "swift").foregroundStyle(.orange)
        }
      }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0 else { return }
    chosen = fruits[indexPath.row]
    tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    fruits.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

private struct Collection: UIViewRepresentable {
  final class Coordinator: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var chosen = -1

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.backgroundColor = indexPath.item == chosen ? .systemOrange : .systemTeal
      cell.layer.cornerRadius = 8
      cell.contentConfiguration = UIHostingConfiguration { Text("\(indexPath.item)") }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 110, height: 80) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen = indexPath.item
      collectionView.reloadData()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {}
}

private struct Choices: View {
  @State private var words = "S, 1"
  @State private var segment = 1
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack(spacing: 20) {
      Text(words)
      Wheels(words: $words)
      Segments(selected: $segment).frame(width: 300, height: 32)
      Text("Segment \(segment)")
      DateWheel(date: $date).frame(height: 44)
      Text(date.formatted(.iso8601.year().month().day()))
    }
  }
}

private struct Wheels: UIViewRepresentable {
  @Binding var words: String

  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [["S", "M", "L"], ["1", "2", "3", "4"]]
    var tell: (String) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      tell(columns.indices.map { columns[$0][pickerView.selectedRow(inComponent: $0)] }.joined(separator: ", "))
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UIPickerView, context: Context) { context.coordinator.tell = { words = $0 } }
}

private struct Segments: UIViewRepresentable {
  @Binding var selected: Int

  func makeUIView(context: Context) -> UISegmentedControl {
    let view = UISegmentedControl(items: ["Day", "Week", "Month"])
    view.addAction(
      UIAction { action in selected = (action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0 },
      for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISegmentedControl, context: Context) { view.selectedSegmentIndex = selected }
}

private struct DateWheel: UIViewRepresentable {
  @Binding var date: Date

  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    view.datePickerMode = .date
    view.addAction(
      UIAction { action in date = (action.sender as? UIDatePicker)?.date ?? date }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UIDatePicker, context: Context) { view.date = date }
}

/// Rows of views that are held to each other.
private struct Constraints: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      row("Short"), row("A longer text that needs more than one line of a phone"), pair(),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return stack
  }

  func updateUIView(_ view: UIStackView, context: Context) {}

  private func row(_ text: String) -> UIView {
    let row = UIView()
    row.backgroundColor = .systemYellow
    let (icon, label) = (UIView(), UILabel())
    icon.backgroundColor = .systemBlue
    label.text = text
    label.numberOfLines = 0
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: row.topAnchor, constant: 14),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -14),
    ])
    return row
  }

  /// A third and two thirds.
  private func pair() -> UIView {
    let pair = UIView()
    let (left, right) = (UIView(), UIView())
    left.backgroundColor = .systemGreen
    right.backgroundColor = .systemPink
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      pair.addSubview(view)
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: pair.leadingAnchor),
      left.topAnchor.constraint(equalTo: pair.topAnchor), left.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: pair.trailingAnchor),
      right.topAnchor.constraint(equalTo: pair.topAnchor), right.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
      pair.heightAnchor.constraint(equalToConstant: 50),
    ])
    return pair
  }
}

private struct Motion: View {
  @State private var words = "none"

  var body: some View {
    VStack(spacing: 16) {
      Text(words)
      Moving { words = $0 }.frame(width: 300, height: 240)
    }
  }
}

/// A view that is drawn on, with one inside that is moved, and a ring that closes.
private struct Moving: UIViewRepresentable {
  let tell: (String) -> Void

  final class Paper: UIView {
    var tell: (String) -> Void = { _ in }
    private var points: [CGPoint] = []
    private let dot = UIView(frame: CGRect(x: 20, y: 180, width: 40, height: 40))

    func setUp() {
      backgroundColor = .systemGray6
      dot.backgroundColor = .systemRed
      addSubview(dot)
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Paper.panned(_:)))
      dot.addGestureRecognizer(pan)
      pulse()
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 220, y: 160, width: 60, height: 60)).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.systemGreen.cgColor
      ring.lineWidth = 8
      layer.addSublayer(ring)
      let close = CABasicAnimation(keyPath: "strokeEnd")
      (close.fromValue, close.toValue, close.duration) = (0, 1, 1)
      ring.add(close, forKey: "close")
    }

    func pulse() {
      UIView.animate(withDuration: 0.8) {
        self.dot.alpha = self.dot.alpha == 1 ? 0.4 : 1
      } completion: { [weak self] _ in
        self?.pulse()
      }
    }

    func panned(_ sender: UIPanGestureRecognizer) {
      let way = sender.translation(in: self)
      dot.center = CGPoint(x: dot.center.x + way.x, y: dot.center.y + way.y)
      sender.setTranslation(.zero, in: self)
      if sender.state == .ended { tell("dot at \(Int(dot.frame.midX)), \(Int(dot.frame.midY))") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      points = touches.map { $0.location(in: self) }
      setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
      setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("drawn from \(Int(points[0].x)), \(Int(points[0].y))")
    }

    override func draw(_ rect: CGRect) {
      let path = UIBezierPath()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      UIColor.systemPurple.setStroke()
      path.lineWidth = 4
      path.stroke()
    }
  }

  func makeUIView(context: Context) -> Paper {
    let paper = Paper(frame: .zero)
    paper.setUp()
    return paper
  }

  func updateUIView(_ view: Paper, context: Context) { view.tell = tell }
}
