import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { AcceptancesDialog } from './AcceptancesDialog.tsx'
import { acceptanceIn } from './rule-record.ts'
import { ruleTexts } from './texts/rule-texts.ts'

/** That a resident has accepted a version, or is to; and for who runs the place how many have. */
export function Acceptance({ record }: RecordSlotProps) {
  const text = ruleTexts.useTexts()
  const { when, count } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const acceptance = acceptanceIn(record)
  if (record['unaccepted'] === true) return <Accept record={record} />
  if (!acceptance) return null
  const { accepted_at: at, counts } = acceptance
  if (at !== null)
    return (
      <Card title={text('acceptance.title')}>
        <p className="flex gap-2 text-sm">
          <Check aria-hidden className="size-4.5 shrink-0 text-success-ink" />
          {text('acceptance.accepted', { at: when(at) })}
        </p>
      </Card>
    )
  if (counts === null) return null
  return (
    <Card title={text('acceptance.title')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>
          {text('acceptance.counts', {
            accepted: count(counts.accepted),
            expected: count(counts.expected),
          })}
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {text('acceptance.open')}
        </Button>
      </div>
      {isOpen && <AcceptancesDialog record={record} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The button by which a resident accepts what they have read. */
function Accept({ record }: RecordSlotProps) {
  const text = ruleTexts.useTexts()
  const { register, actionWords } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const accept = () =>
    attempt(async () => {
      await actOn(register, record.id, 'accept', {})
      showToast({ title: text('acceptance.done'), tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    <Card title={text('acceptance.title')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>{text('acceptance.asked')}</p>
        <Button variant="primary" icon={Check} loading={busy} onClick={() => void accept()}>
          {actionWords('accept')}
        </Button>
      </div>
    </Card>
  )
}
