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
  // Its lines, as they were written.
  showWhole: ({ words }) => (words === '' ? '' : <p className="whitespace-pre-line">{words}</p>),
}
