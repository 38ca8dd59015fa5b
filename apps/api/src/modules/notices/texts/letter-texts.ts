/** The documents of providers, and the papers of employees. */
type DocumentKind =
  | 'contract'
  | 'insurance'
  | 'certificate'
  | 'training'
  | 'health'
  | 'driving_licence'
  | 'other'

/** What letters and items say besides the sentences of their kinds. */
export type LetterTexts = {
  /** Kinds of documents, as `document` of a word says them. */
  documents: Readonly<Record<DocumentKind, string>>
  /** Why somebody gets a letter, and where they turn it off. */
  ending: (company: string) => string
  /** Why it comes in a person's quiet hours. */
  overridden: string
}
