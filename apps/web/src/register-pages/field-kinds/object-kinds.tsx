import { besideOf, isObject } from '../record.ts'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'
import { isNested, NestedDetails } from './NestedDetails.tsx'
import { partWords } from './part-words.ts'
import { DetailsLine, RowLines } from './WholeDetails.tsx'

/** One object on one line; an object of objects shows each part under its label. */
export const detailsKind: FieldKind = {
  words: (value, place, inner) =>
    isObject(value)
      ? Object.entries(place.field.fields ?? {})
          .map(([name, field]) =>
            partWords(value[name], { ...place, name, field, beside: besideOf(value, name) }, inner),
          )
          .filter(Boolean)
          .join(' · ')
      : '',
  show: (shown) => (isNested(shown.field) ? <NestedDetails {...shown} /> : shown.words),
  showWhole: (shown) =>
    isNested(shown.field) ? <NestedDetails {...shown} /> : <DetailsLine {...shown} />,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: null,
}

export const rowsKind: FieldKind = {
  ...detailsKind,
  words: (value, place, inner) =>
    Array.isArray(value) ? value.map((row) => detailsKind.words(row, place, inner)).join('; ') : '',
  show: showWords,
  showWhole: (shown) => <RowLines {...shown} />,
}
