import type { FieldKindName } from '../field.ts'
import { choiceKind, choicesKind, statusKind } from './choice-kinds.ts'
import { codedKinds } from './coded-kinds.ts'
import { dateKind } from './date-kind.ts'
import type { FieldKind } from './field-kind.ts'
import { idDocKind } from './id-doc-kind.ts'
import { phonesKind, tagsKind } from './list-kinds.ts'
import { momentKind } from './moment-kind.ts'
import { decimalKind, flagKind, integerKind } from './number-kinds.ts'
import { detailsKind, rowsKind } from './object-kinds.ts'
import { imageKind, referenceKind, signatureKind } from './pointer-kinds.ts'
import { longTextKind, richTextKind, textKind } from './text-kinds.ts'

/** Every kind of field by name. */
export const fieldKinds: Record<FieldKindName, FieldKind> = {
  text: textKind,
  long_text: longTextKind,
  rich_text: richTextKind,
  integer: integerKind,
  decimal: decimalKind,
  flag: flagKind,
  date: dateKind,
  moment: momentKind,
  choice: choiceKind,
  choices: choicesKind,
  status: statusKind,
  reference: referenceKind,
  image: imageKind,
  signature: signatureKind,
  tags: tagsKind,
  phones: phonesKind,
  id_doc: idDocKind,
  details: detailsKind,
  rows: rowsKind,
  ...codedKinds,
}
