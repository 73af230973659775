import Foundation

/// What is noted.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let appleWalkingSteadinessEvent = Self(rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
  public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  public static let headphoneAudioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
  public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
}
