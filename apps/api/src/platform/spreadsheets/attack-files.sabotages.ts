import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'cell formats without end',
    edit: {
      file: './number-format.ts',
      find: "if (styles.length >= MOST_STYLES) throw new SheetError('too_complex', 'cell formats')",
      replace: '',
    },
  },
  {
    name: 'elements without end',
    edit: {
      file: './xml-reader.ts',
      find: 'elements > listener.mostElements',
      replace: 'Number.isNaN(elements)',
    },
  },
  {
    name: 'attributes without end',
    edit: {
      file: './xml-reader.ts',
      find: 'attributesOfTag > MOST_ATTRIBUTES || value.length > LONGEST_ATTRIBUTE',
      replace: 'Number.isNaN(value.length)',
    },
  },
  {
    name: 'lines as wide as their last cell',
    edit: {
      file: './xlsx-rows.ts',
      find: 'if (cell.column < (width ?? context.mostColumns)) place',
      replace: 'if (cell.column >= 0) place',
    },
  },
]
