import SwiftUI
import UIKit

// Tables, collections, animations of layers and touches, as programs of UIKit write them.

final class NameCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "a"
    detailTextLabel?.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView?.image = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

final class NamesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = item
    content.secondaryText = "more"
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .systemYellow
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorInset = .zero
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      tableView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"], toSection: 0)
    source.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as? NameCell else {
      return UITableViewCell()
    }
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.horizontal, 20)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.performBatchUpdates { tableView.deleteRows(at: [indexPath], with: .fade) }
    tableView.beginUpdates()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    tableView.endUpdates()
    tableView.scrollToRow(at: indexPath, at: .top, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.backgroundColor = .systemRed
    delete.image = UIImage(systemName: "trash")
    let all = UISwipeActionsConfiguration(actions: [delete])
    all.performsFirstActionWithFullSwipe = false
    return all
  }
}

final class TilesController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.reloadData()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

final class DrawnOn: UIView, CAAnimationDelegate {
  private var lines: [[CGPoint]] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    lines.append([touch.location(in: self)])
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in event?.coalescedTouches(for: touches.first!) ?? [] {
      lines[lines.count - 1].append(touch.preciseLocation(in: self))
    }
    setNeedsDisplay()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}

  func ring() {
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: bounds).cgPath
    ring.lineCap = .round
    ring.fillRule = .evenOdd
    layer.addSublayer(ring)
    layer.mask = CALayer()
    layer.cornerCurve = .continuous
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.alpha = 1 }
    let close = CABasicAnimation(keyPath: "strokeEnd")
    close.fromValue = 0
    close.toValue = 1
    close.duration = 1
    close.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    close.fillMode = .forwards
    close.isRemovedOnCompletion = false
    close.delegate = self
    let group = CAAnimationGroup()
    group.animations = [close, CASpringAnimation(keyPath: "transform.scale"), CAKeyframeAnimation(keyPath: "opacity")]
    group.repeatCount = .infinity
    ring.add(group, forKey: "ring")
    CATransaction.commit()
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.layoutIfNeeded()
    } completion: { _ in
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.alpha = 0 }
    }
  }
}

final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
