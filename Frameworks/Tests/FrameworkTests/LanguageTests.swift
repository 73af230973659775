import NaturalLanguage
import Testing

/// Languages are told by scripts, words and letters.
struct LanguageTests {
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog and runs away.", NLLanguage.english),
    ("Der schnelle braune Fuchs springt über den faulen Hund und läuft weg.", .german),
    ("Le renard brun saute par-dessus le chien paresseux et il part.", .french),
    ("El zorro marrón salta sobre el perro perezoso y se va muy rápido.", .spanish),
    ("La volpe marrone salta sopra il cane pigro e poi se ne va.", .italian),
    ("A raposa marrom pula sobre o cão preguiçoso e não volta mais.", .portuguese),
    ("De snelle bruine vos springt over de luie hond en hij is weg.", .dutch),
    ("Den snabba bruna räven hoppar över den lata hunden och jag ser det.", .swedish),
    ("Szybki brązowy lis przeskakuje nad leniwym psem i jest już daleko.", .polish),
    ("Быстрая лиса прыгает через собаку, и это было не так.", .russian),
    ("Швидка лисиця стрибає через собаку, і це було не так.", .ukrainian),
    ("素早い茶色の狐がのろまな犬を飛び越える。", .japanese), ("这只狐狸跳过了那条懒狗，我们没有说话。", .simplifiedChinese),
    ("這隻狐狸跳過了那條懶狗，我們沒有說話。", .traditionalChinese), ("빠른 갈색 여우가 뛰어넘는다", .korean),
    ("الثعلب البني السريع يقفز فوق الكلب", .arabic), ("השועל החום המהיר קופץ", .hebrew),
    ("Η γρήγορη αλεπού πηδάει", .greek),
    ("สุนัขจิ้งจอกสีน้ำตาล", .thai), ("तेज़ भूरी लोमड़ी", .hindi),
  ])
  func theLanguageIsTold(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test func whatIsNotATextHasNoLanguage() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("123 … 4")
    #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 3).isEmpty)
    recognizer.reset()
    recognizer.processString("the und der")
    recognizer.languageConstraints = [.english, .french]
    #expect(recognizer.dominantLanguage == .english)
  }

  private func parts(_ unit: NLTokenUnit, _ text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func textsAreDivided() {
    #expect(parts(.word, "Don't pay $3.14, please!") == ["Don't", "pay", "3.14", "please"])
    #expect(parts(.word, "你好 world") == ["你", "好", "world"])
    #expect(
      parts(.sentence, "Dr. No is here. Is he? Yes! \"Go.\" he said.")
        == ["Dr. No is here. ", "Is he? ", "Yes! ", "\"Go.\" he said."])
    #expect(parts(.sentence, "你好。再见！") == ["你好。", "再见！"])
    #expect(parts(.paragraph, "One.\n\nTwo.") == ["One.\n", "Two."])
  }

  @Test func tagsTellWhatIsKnown() {
    let text = "Hello, world"
    let tagger = NLTagger(tagSchemes: [.tokenType, .sentimentScore])
    tagger.string = text
    let all = text.startIndex..<text.endIndex
    #expect(
      tagger.tags(in: all, unit: .word, scheme: .tokenType).map(\.0) == [.word, .punctuation, .whitespace, .word])
    let words = tagger.tags(in: all, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace])
    #expect(words.map { String(text[$0.1]) } == ["Hello", "world"])
    #expect(tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0 == nil)
    #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
  }
}
