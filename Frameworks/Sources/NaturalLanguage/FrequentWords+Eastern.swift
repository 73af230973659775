extension FrequentWords {
  static let eastern: [(NLLanguage, String)] = [
    (
      .polish,
      """
      i w na z do nie się to że jest o jak po ale od za co czy dla przez są tak być ma ten jego był \
      lub już oraz
      """
    ),
    (
      .czech,
      """
      a se v na je že o s z do i to jako za by ve pro po ale které si jsou k od byl tak jeho když \
      není být nebo
      """
    ),
    (
      .slovak,
      """
      a sa v na je že o s z do aj to ako za by vo pre po ale ktoré si sú k od bol tak jeho keď nie \
      byť alebo
      """
    ),
    (
      .hungarian,
      """
      a az és hogy nem is egy van ez meg de volt csak mint már ha vagy el még azt ki lehet nagyon \
      szép
      """
    ),
    (
      .romanian,
      """
      de și în a la cu pe nu un este o că din care se pentru mai sunt ca au fost sau dar prin ce după \
      bună
      """
    ),
    (
      .turkish,
      """
      ve bir bu da de için ile çok ne var o ben gibi daha kadar olan değil olarak sonra ama her mi ki \
      merhaba
      """
    ),
    (
      .croatian,
      """
      i u je se na da za su od s što kao ne a o iz to ali koji bi sam biti ili nije dok
      """
    ),
    (
      .indonesian,
      """
      yang dan di ini itu dengan untuk dari pada adalah tidak ke akan dalam juga saya oleh ada atau \
      sebagai kita mereka
      """
    ),
    (
      .vietnamese,
      """
      và của là có không được cho người trong một những các đã với để này khi tôi làm cũng
      """
    ),
    (
      .catalan,
      """
      de la el i a que les els en un per del és una amb no al es com més o ha són aquest però molt
      """
    ),
    (
      .russian,
      """
      и в не на я что он с как это по но из у за к от так о же его бы мы вы она они было для
      """
    ),
    (
      .ukrainian,
      """
      і в не на я що він з як це по але із у за до від так о же його ми ви вона вони було для та є
      """
    ),
    (
      .bulgarian,
      """
      и в не на аз че той с като това по но от за до така го ние вие тя те беше са се
      """
    ),
  ]
}
