import { type FieldKind, plainWords, showWords, startColumn, textFilter } from './field-kind.ts'

export const textKind: FieldKind = {
  words: plainWords,
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: textFilter,
}

export const longTextKind: FieldKind = {
  ...textKind,
  filter: null,
  // Keeps the line breaks of the author.
  showWhole: ({ words }) => (words === '' ? '' : <p className="whitespace-pre-line">{words}</p>),
}
