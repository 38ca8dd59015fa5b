import type { VisitCorrection } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { isObject } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { visitsTexts } from './texts/visits-texts.ts'

const over = ['denied', 'cancelled', 'no_show', 'left']

const isCorrection = (value: unknown): value is VisitCorrection =>
  isObject(value) && typeof value['text'] === 'string' && typeof value['at'] === 'string'

/** What was added to a visit that is over, which itself does not change, and adding to it. */
export function VisitCorrections({ record }: RecordSlotProps) {
  const t = visitsTexts.useTexts()
  const { dateTime } = useFormats()
  const { mayAct } = useRegister()
  const [open, setOpen] = useState(false)
  const added: readonly unknown[] = Array.isArray(record['corrections'])
    ? record['corrections']
    : []
  if (!mayAct('correct') || !over.includes(String(record['state']))) return null
  return (
    <Card
      title={t('correct.title')}
      actions={
        <Button icon={PenLine} onClick={() => setOpen(true)}>
          {t('correct.add')}
        </Button>
      }
    >
      {added.length === 0 && <p className="text-sm text-pretty text-muted">{t('correct.info')}</p>}
      <ul className="flex flex-col gap-3">
        {added.filter(isCorrection).map(({ id, text, reason, by, at }) => (
          <li key={id}>
            <p className="font-medium">{text}</p>
            <p className="text-sm text-pretty">{reason}</p>
            <p className="text-sm text-muted">
              {t('correct.by', { name: by ?? '', at: dateTime(at) })}
            </p>
          </li>
        ))}
      </ul>
      {open && <CorrectDialog id={record.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function CorrectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = visitsTexts.useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, attempt] = useAttempt()
  const required = fieldText(language, 'required')
  const errorOf = (value: string) => (missing && value.trim() === '' ? required : undefined)
  const submit = () => {
    setMissing(true)
    if (text.trim() === '' || reason.trim() === '') return
    void attempt(async () => {
      await actOn(visits, id, 'correct', { text, reason })
      await refreshRegister(client, visits)
      showToast({ title: t('correct.done'), tone: 'success' })
      onClose()
    })
  }
  return (
    <Dialog
      open
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('correct.add')}
      description={t('correct.info')}
      footer={
        <Button variant="primary" loading={busy} onClick={submit}>
          {t('correct.send')}
        </Button>
      }
    >
      <FormLayout label={t('correct.add')} onSubmit={submit} className="gap-field">
        <TextArea
          label={t('correct.text')}
          required
          maxLength={500}
          value={text}
          error={errorOf(text)}
          onChange={setText}
        />
        <TextField
          label={t('correct.reason')}
          required
          maxLength={200}
          value={reason}
          error={errorOf(reason)}
          onChange={setReason}
        />
      </FormLayout>
    </Dialog>
  )
}
