import type { FaceController } from '../face-answers.ts'

/** The version of the texts; another text needs another one, since a consent names it. */
export const FACE_TERM_VERSION = '2026-11'

/** The text of the term in a language, for a company: paragraphs of which each is read alone. */
export type FaceTerm = {
  readonly title: string
  paragraphs(controller: FaceController): readonly string[]
}

/** Returns who answers questions about the data, as far as the company names them. */
export const contactOf = (name: string | null, email: string | null): string =>
  [name, email].filter((part) => part !== null && part !== '').join(' · ')
