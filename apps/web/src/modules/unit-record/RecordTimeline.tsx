import type {
  RecordEvent,
  RecordEventKind,
} from '@portaria/contract/modules/unit-record/unit-record'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Timeline } from '@portaria/ui/display/Timeline'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  Ban,
  Box,
  CalendarCheck,
  CalendarX,
  Car,
  CheckCheck,
  CreditCard,
  Gavel,
  Inbox,
  LogIn,
  LogOut,
  PackageCheck,
  PackagePlus,
  PackageX,
  PawPrint,
  Pencil,
  Ticket,
  TriangleAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { eventText } from './event-words.ts'
import { type AskedPeriod, timelineQuery } from './record-calls.ts'
import { recordTexts } from './texts/unit-record-texts.ts'
import { useEventWords } from './use-event-words.ts'

const icons: Record<RecordEventKind, IconType> = {
  moved_in: UserRound,
  moved_out: UserRound,
  vehicle_added: Car,
  vehicle_ended: Car,
  pet_added: PawPrint,
  card_added: CreditCard,
  card_ended: CreditCard,
  pass_given: Ticket,
  pass_revoked: Ticket,
  visit_entered: LogIn,
  visit_left: LogOut,
  visit_denied: Ban,
  item_permitted: Box,
  item_passed: Box,
  event_booked: CalendarCheck,
  event_cancelled: CalendarX,
  request_opened: Inbox,
  request_closed: CheckCheck,
  occurrence_happened: TriangleAlert,
  violation_notified: Gavel,
  violation_decided: Gavel,
  parcel_arrived: PackagePlus,
  parcel_handed: PackageCheck,
  parcel_returned: Undo2,
  parcel_refused: PackageX,
  parcel_lost: PackageX,
  changed: Pencil,
}

export interface RecordTimelineProps {
  unitId: string
  period: AskedPeriod
  /** Events shown at first, and added with each press; the server's page without it. */
  size?: number
}

/** The events of the unit, newest first, page by page. */
export function RecordTimeline({ unitId, period, size }: RecordTimelineProps) {
  const t = recordTexts.useTexts()
  const found = useInfiniteQuery(timelineQuery(unitId, period, size))
  const events = found.data?.pages.flatMap(({ data }) => data)
  return (
    <Card
      title={t('timeline')}
      footer={
        found.hasNextPage && (
          <Button
            className="print:hidden"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton className="h-96 w-full" />}
      {found.isError && <Banner tone="warning" title={problemTextOf(found.error).title} />}
      {events?.length === 0 && <p className="text-sm text-muted">{t('noEvents')}</p>}
      {events && events.length > 0 && <Events events={events} />}
    </Card>
  )
}

function Events({ events }: { events: readonly RecordEvent[] }) {
  const words = useEventWords()
  const { when, dayWords } = useFormats()
  return (
    <Timeline
      events={events.map((event) => ({
        id: event.id,
        title: eventText(event, words),
        time: event.at === null ? dayWords(event.on) : when(event.at),
        dateTime: event.at ?? event.on,
        icon: icons[event.kind],
        tone: event.kind === 'visit_denied' ? 'danger' : 'neutral',
      }))}
    />
  )
}
