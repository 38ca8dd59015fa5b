import type { FieldKindName } from '@portaria/contract/define-register/field'
import { choiceInput, choicesInput } from './choice-inputs.tsx'
import { codedInputs } from './coded-inputs.tsx'
import { dateInput } from './date-input.tsx'
import { detailsInput } from './details-input.tsx'
import type { FieldInput, InputOf } from './field-input.ts'
import { idDocInput } from './id-doc-input.tsx'
import { imageInput } from './image-input.tsx'
import { momentInput } from './moment-input.tsx'
import { decimalInput, flagInput, integerInput } from './number-inputs.tsx'
import { phonesInput } from './phones-input.tsx'
import { referenceInput } from './reference-input.tsx'
import { richTextInput } from './rich-text/rich-text-input.tsx'
import { rowsInput } from './rows-input.tsx'
import { signatureInput } from './signature/signature-input.tsx'
import { statusInput } from './status-input.tsx'
import { longTextInput, tagsInput, textInput } from './text-inputs.tsx'

/** The input of every kind by name; a missing one is a type error. */
const fieldInputs: Record<FieldKindName, FieldInput> = {
  text: textInput,
  long_text: longTextInput,
  rich_text: richTextInput,
  integer: integerInput,
  decimal: decimalInput,
  flag: flagInput,
  date: dateInput,
  moment: momentInput,
  choice: choiceInput,
  choices: choicesInput,
  status: statusInput,
  reference: referenceInput,
  image: imageInput,
  signature: signatureInput,
  tags: tagsInput,
  phones: phonesInput,
  id_doc: idDocInput,
  details: detailsInput,
  rows: rowsInput,
  ...codedInputs,
}

/** Returns the input of a kind. */
export const inputOf: InputOf = (kind) => fieldInputs[kind]
