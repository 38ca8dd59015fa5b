import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { asText, errorsBelow } from '../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../register-pages/field-kinds/field-inputs.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { useFieldLabel } from '../../register-pages/register-words.ts'
import { visitsTexts } from './texts/visits-texts.ts'
import type { EntryDemand, useEntry } from './use-entry.ts'

export interface EntryDialogProps extends RecordSlotProps {
  entry: ReturnType<typeof useEntry>
  demand: EntryDemand
}

const documents = { cpf: { kind: 'cpf' }, id_doc: { kind: 'id_doc' } } as const
const picture = { kind: 'image', face: true } as const

/** Asks for the document of somebody who has shown none, or for the reason of a risk that is taken. */
export function EntryDialog({ record, entry, demand }: EntryDialogProps) {
  const t = visitsTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const { transitionWords } = useRegister()
  const { busy, send, cancel } = entry
  const [kind, setKind] = useState<keyof typeof documents>('cpf')
  const [typed, setTyped] = useState<unknown>(() =>
    inputOf('cpf').read('', null, documents.cpf, inputOf),
  )
  const [photo, setPhoto] = useState<unknown>(null)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const errors = { ...entry.errors, ...missing }
  const { button } = transitionWords('check-in')
  const asksReason = demand.warnings.length > 0
  const { Input } = inputOf(kind)
  const Picture = inputOf('image').Input

  const choose = (next: string) => {
    const chosen = next === 'cpf' ? 'cpf' : 'id_doc'
    setKind(chosen)
    setTyped(inputOf(chosen).read(null, null, documents[chosen], inputOf))
    setMissing({})
  }
  const submit = () => {
    const document = demand.document && inputOf(kind).write(typed, documents[kind], inputOf)
    const required = fieldText(language, 'required')
    const wrong = {
      ...(demand.document && !document && { [kind]: required }),
      ...(asksReason && reason.trim() === '' && { let_in_reason: required }),
    }
    setMissing(wrong)
    if (Object.keys(wrong).length > 0) return
    const photoId = inputOf('image').write(photo, picture, inputOf)
    void send({
      ...(demand.document && { [kind]: document }),
      ...(typeof photoId === 'string' && { photo_file_id: photoId }),
      ...(asksReason && { let_in_reason: reason.trim() }),
    })
  }
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && cancel()}
      title={`${button}: ${asText(record['guest_name'])}`}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button variant={asksReason ? 'danger' : 'primary'} loading={busy} onClick={submit}>
            {asksReason ? t('entry.letIn') : button}
          </Button>
        </>
      }
    >
      <FormLayout label={button} onSubmit={submit} className="gap-field">
        {demand.warnings.map((code) => (
          <Banner key={code} tone="danger" title={fieldText(language, code)} />
        ))}
        {asksReason && (
          <TextField
            label={labelOf('visits', 'let_in_reason')}
            description={t('entry.reasonText')}
            required
            maxLength={200}
            value={reason}
            error={errors['let_in_reason']}
            onChange={setReason}
          />
        )}
        {demand.document && (
          <>
            <p className="text-sm text-pretty text-muted">{t('entry.documentText')}</p>
            <RadioGroupField
              look="inline"
              label={labelOf('visitors', 'id_doc')}
              value={kind}
              onChange={choose}
              options={[
                { value: 'cpf', label: labelOf('visitors', 'cpf') },
                { value: 'id_doc', label: t('entry.otherDocument') },
              ]}
            />
            <Input
              key={kind}
              name={kind}
              field={documents[kind]}
              label={kind === 'cpf' ? labelOf('visitors', 'cpf') : t('entry.otherDocument')}
              required
              value={typed}
              onChange={setTyped}
              onBlur={() => undefined}
              errors={errorsBelow(errors, kind)}
              inputOf={inputOf}
            />
            <Picture
              name="photo_file_id"
              field={picture}
              label={labelOf('visits', 'photo_file_id')}
              required={false}
              value={photo}
              onChange={setPhoto}
              onBlur={() => undefined}
              errors={{}}
              inputOf={inputOf}
            />
          </>
        )}
      </FormLayout>
    </Dialog>
  )
}
