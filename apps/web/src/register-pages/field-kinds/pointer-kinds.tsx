import { asImage, asReference } from '../record.ts'
import { type FieldKind, startColumn } from './field-kind.ts'
import { ReferenceLink } from './ReferenceLink.tsx'

/** A row of another register, shown by its title. */
export const referenceKind: FieldKind = {
  words: (value, { beside }) =>
    // The value is a list if rows of another register refer to this one, such as a resident's
    // units.
    [beside ?? value]
      .flat()
      .flatMap((one) => asReference(one)?.title ?? [])
      .join(', '),
  show: ({ words, beside }) =>
    asReference(beside)?.deleted ? <s className="text-muted">{words}</s> : words,
  showWhole: (shown) => <ReferenceLink {...shown} />,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: { panel: 'reference', read: (asked) => asked },
}

export const imageKind: FieldKind = {
  words: () => '',
  show({ beside }) {
    const image = asImage(beside)
    return image && <img src={image.url} alt="" className="size-20 rounded-lg object-cover" />
  },
  history: 'changed',
  column: startColumn,
  needsLabel: true,
  filter: null,
}

export const signatureKind: FieldKind = {
  ...imageKind,
  show({ beside }) {
    const image = asImage(beside)
    return image && <img src={image.url} alt="" className="h-20 rounded-lg bg-white" />
  },
}
