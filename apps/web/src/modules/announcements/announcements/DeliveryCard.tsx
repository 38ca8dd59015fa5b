import type { DeliveryCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { BarList } from '@portaria/ui/charts/BarList'
import { Card } from '@portaria/ui/display/Card'
import { ListChecks } from 'lucide-react'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { deliveryIn } from './announcement-calls.ts'
import { CountSentence } from './CountSentence.tsx'
import { proofPath } from './proof-path.ts'
import { announcementTexts } from './texts/announcement-texts.ts'
import { useAudienceCounts } from './use-audience-counts.ts'

/** The list of the proof that each figure links to: the people who are missing. */
const stands = {
  delivered: '',
  read: '?stand=unread',
  acknowledged: '?stand=unacknowledged',
  told: '?stand=without_login',
} as const

/** Shows beside an announcement the people it is for and, once sent, how many it has reached. */
export function DeliveryCard({ record }: RecordSlotProps) {
  return record['sent_at'] == null ? <PlannedCard record={record} /> : <SentCard record={record} />
}

function PlannedCard({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const counts = useAudienceCounts(record)
  if (counts === null) return null
  return (
    <Card title={text('count.title')}>
      <p className="text-sm">
        <CountSentence counts={counts} />
      </p>
    </Card>
  )
}

function SentCard({ record }: RecordSlotProps) {
  const text = announcementTexts.useTexts()
  const counts = deliveryIn(record)
  if (counts === null) return null
  return (
    <Card title={text('delivery.title')}>
      <div className="flex flex-col items-start gap-3 text-sm">
        <DeliveryFigures id={record.id} counts={counts} asksAck={record['requires_ack'] === true} />
        <ButtonLink size="sm" icon={ListChecks} href={proofPath(record.id)}>
          {text('delivery.open')}
        </ButtonLink>
      </div>
    </Card>
  )
}

export interface DeliveryFiguresProps {
  /** The id of the announcement. */
  id: string
  counts: DeliveryCounts
  asksAck: boolean
}

/**
 * Shows how many people received, read and acknowledged it, and how many without the app were told
 * on paper.
 */
export function DeliveryFigures({ id, counts, asksAck }: DeliveryFiguresProps) {
  const text = announcementTexts.useTexts()
  const { count: format } = useFormats()
  const { people, delivered, read, acknowledged, without_login: without, told } = counts
  // People with the app only: the others are told on paper, and counted separately.
  const reached = people - without
  const bar = (
    key: 'delivered' | 'read' | 'acknowledged' | 'told',
    value: number,
    total: number,
  ) => ({
    key,
    label: text(`delivery.${key}`),
    value,
    total: Math.max(1, total),
    figure: text('delivery.of', { count: format(value), of: format(total) }),
    href: `${proofPath(id)}${stands[key]}`,
  })
  return (
    <div className="w-full">
      <BarList
        label={text('delivery.title')}
        bars={[
          bar('delivered', delivered, reached),
          bar('read', read, reached),
          ...(asksAck ? [bar('acknowledged', acknowledged, reached)] : []),
          ...(without > 0 ? [bar('told', told, without)] : []),
        ]}
      />
    </div>
  )
}
