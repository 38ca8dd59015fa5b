import type { FieldKindName } from '@portaria/contract/define-register/field'
import { choiceKind, choicesKind, statusKind } from './choice-kinds.tsx'
import { codedKinds } from './coded-kinds.tsx'
import { dateKind } from './date-kind.tsx'
import type { FieldKind } from './field-kind.ts'
import { idDocKind } from './id-doc-kind.ts'
import { phonesKind, tagsKind } from './list-kinds.tsx'
import { momentKind } from './moment-kind.tsx'
import { decimalKind, flagKind, integerKind } from './number-kinds.tsx'
import { detailsKind, rowsKind } from './object-kinds.tsx'
import { imageKind, referenceKind, signatureKind } from './pointer-kinds.tsx'
import { richTextKind } from './rich-text/rich-text-kind.tsx'
import { longTextKind, textKind } from './text-kinds.tsx'

/** Every kind of field by name, for lists and records; `field-inputs.ts` has their inputs. */
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
