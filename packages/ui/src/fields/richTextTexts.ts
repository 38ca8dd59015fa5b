/** Names of the editor's buttons and of its address line. */
export interface RichTextTexts {
  toolbar: string
  bold: string
  italic: string
  underline: string
  strike: string
  heading: string
  subheading: string
  bullets: string
  numbers: string
  quote: string
  link: string
  address: string
  addressHint: string
  wrongAddress: string
  apply: string
  unlink: string
  undo: string
  redo: string
}
