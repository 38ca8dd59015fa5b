import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { errorsBelow } from '../../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { documentKinds, noDocument, otherThanCpf, type TypedDocument } from './typed-document.ts'

export interface DocumentFieldsProps {
  typed: TypedDocument
  onChange: (typed: TypedDocument) => void
  /** Errors by dotted path: `cpf`, `id_doc.number`. */
  errors: Readonly<Record<string, string>>
}

/** The fields for a person's document at the gate: its number and its kind. */
export function DocumentFields({ typed, onChange, errors }: DocumentFieldsProps) {
  const t = gateTexts.useTexts()
  const labelOf = useFieldLabel()
  const { kind, value } = typed
  const { Input } = inputOf(kind)
  const labels = { cpf: labelOf('visitors', 'cpf'), id_doc: t('entry.otherDocument') }
  const input = (
    <Input
      key={kind}
      name={kind}
      field={{ kind }}
      label={labels[kind]}
      required
      value={value}
      onChange={(next) => onChange({ kind, value: next })}
      onBlur={() => {
        const other = otherThanCpf(typed)
        if (other) onChange(other)
      }}
      errors={errorsBelow(errors, kind)}
      inputOf={inputOf}
    />
  )
  return (
    <>
      {/* Digits that the desk types without looking go into the first field, so the CPF comes
          first. The parts of another document follow once its kind is chosen. */}
      {kind === 'cpf' && input}
      <RadioGroupField
        look="inline"
        label={t('entry.document')}
        value={kind}
        onChange={(next) => onChange(noDocument(next === 'cpf' ? 'cpf' : 'id_doc'))}
        options={documentKinds.map((one) => ({ value: one, label: labels[one] }))}
      />
      {kind === 'id_doc' && input}
    </>
  )
}
