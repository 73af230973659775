import UIKitCore
import ViewGraph

/// Words and a picture of a row.
struct HostedCellLabels: View {
  let title: AnyView?
  let detail: AnyView?
  let picture: AnyView?
  let isBeside: Bool

  var body: some View {
    HStack(spacing: 16) {
      picture
      if isBeside {
        title.frame(maxWidth: .infinity, alignment: .leading)
        detail
      } else {
        VStack(alignment: .leading, spacing: 3) {
          title
          detail
        }
      }
    }
    .padding(.vertical, 8)
  }
}

/// A configuration of words and a picture.
struct HostedListContent: View {
  let view: UIListContentView

  var body: some View {
    let _ = view.revision.count
    if let content = view.configuration as? UIListContentConfiguration {
      HostedCellLabels(
        title: text(
          content.attributedText.map { Text(AttributedString(fonts: $0)) } ?? content.text.map { Text(verbatim: $0) },
          content.textProperties),
        detail: text(content.secondaryText.map { Text(verbatim: $0) }, content.secondaryTextProperties),
        picture: content.image.map { AnyView(picture($0, content.imageProperties)) },
        isBeside: content.prefersSideBySideTextAndSecondaryText)
    }
  }

  private func text(_ text: Text?, _ look: UIListContentConfiguration.TextProperties) -> AnyView? {
    text.map {
      AnyView(
        $0.font(Font(look.font)).foregroundColor(Color(uiColor: look.color))
          .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines))
    }
  }

  @ViewBuilder private func picture(_ image: UIImage, _ look: UIListContentConfiguration.ImageProperties) -> some View {
    let most = look.maximumSize
    Group {
      if most == .zero {
        Image(uiImage: image)
      } else {
        Image(uiImage: image).resizable().scaledToFit().frame(maxWidth: most.width, maxHeight: most.height)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
    .foregroundStyle(look.tintColor.map { Color(uiColor: $0) } ?? .accentColor)
  }
}
