import type { VisitCorrection } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { isObject } from '../../register-pages/record.ts'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { useRefresh } from '../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { visitsTexts } from './texts/visits-texts.ts'

const over = ['denied', 'cancelled', 'no_show', 'left']

const isCorrection = (value: unknown): value is VisitCorrection =>
  isObject(value) && typeof value['text'] === 'string' && typeof value['at'] === 'string'

/** The additions to a finished visit, which itself cannot change, with a form for another. */
export function VisitCorrections({ record }: RecordSlotProps) {
  const t = visitsTexts.useTexts()
  const { when } = useFormats()
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
              {t('correct.by', { name: by ?? '', at: when(at) })}
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
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const action = useAction({
    check: () => missing({ text, reason }),
    send: () => actOn(visits, id, 'correct', { text, reason }),
    done: () => ({ title: t('correct.done') }),
    settled: useRefresh(visits),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('correct.add')}
      description={t('correct.info')}
      button={t('correct.send')}
      fields={['text', 'reason']}
    >
      <TextArea
        label={t('correct.text')}
        required
        maxLength={500}
        value={text}
        error={action.errors['text']}
        onChange={setText}
      />
      <TextField
        label={t('correct.reason')}
        required
        maxLength={200}
        value={reason}
        error={action.errors['reason']}
        onChange={setReason}
      />
    </ActionDialog>
  )
}
