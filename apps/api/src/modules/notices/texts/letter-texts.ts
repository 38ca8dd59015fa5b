/** The documents of providers, and the papers of employees. */
type DocumentKind =
  | 'contract'
  | 'insurance'
  | 'certificate'
  | 'training'
  | 'health'
  | 'driving_licence'
  | 'other'

/** The texts of letters and items besides the sentences of their kinds. */
export type LetterTexts = {
  /** Kinds of documents, by the values of the word `document`. */
  documents: Readonly<Record<DocumentKind, string>>
  /** The reason for the letter, and the place where its person turns it off. */
  ending: (company: string) => string
  /** The reason why it comes in a person's quiet hours. */
  overridden: string
}
