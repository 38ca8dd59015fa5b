import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { useState } from 'react'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { AskedReceipt, GivenReceipt } from '../public/ReceiptCard.tsx'
import { AcceptancesDialog } from './AcceptancesDialog.tsx'
import { acceptanceIn } from './rule-record.ts'
import { ruleTexts } from './texts/rule-texts.ts'

/**
 * Shows a resident their acceptance of a version, or asks for it; shows administrators how many
 * accepted it.
 */
export function Acceptance({ record }: RecordSlotProps) {
  const text = ruleTexts.useTexts()
  const { when, count } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const acceptance = acceptanceIn(record)
  const title = text('acceptance.title')
  if (record['unaccepted'] === true)
    return (
      <AskedReceipt
        record={record}
        action="accept"
        title={title}
        text={text('acceptance.asked')}
        thanks={text('acceptance.done')}
      />
    )
  if (!acceptance) return null
  const { accepted_at: at, counts } = acceptance
  if (at !== null)
    return <GivenReceipt title={title} text={text('acceptance.accepted', { at: when(at) })} />
  if (counts === null) return null
  return (
    <Card title={title}>
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
