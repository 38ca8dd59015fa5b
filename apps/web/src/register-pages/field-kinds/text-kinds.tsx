import { type FieldKind, plainWords, startColumn, textFilter } from './field-kind.ts'

export const textKind: FieldKind = {
  words: plainWords,
  // People write in any language, whatever that of the page is.
  show: ({ words }) => (words === '' ? '' : <bdi>{words}</bdi>),
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: textFilter,
}

export const longTextKind: FieldKind = {
  ...textKind,
  filter: null,
  // Keeps the line breaks of the author.
  showWhole: ({ words }) =>
    words === '' ? (
      ''
    ) : (
      <p dir="auto" className="whitespace-pre-line">
        {words}
      </p>
    ),
}
