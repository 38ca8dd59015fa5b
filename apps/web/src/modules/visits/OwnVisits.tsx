import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asReference, type RegisterRecord } from '../../register-pages/record.ts'
import { byParty } from './own-parties.ts'
import { ownVisitsQuery, recurringQuery } from './own-visits-queries.ts'
import { PartyLine } from './PartyLine.tsx'
import { PassHours } from './PassHours.tsx'
import { visitsTexts } from './texts/visits-texts.ts'
import { VisitLine } from './VisitLine.tsx'
import { VisitsSkeleton } from './VisitsSkeleton.tsx'
import { WaitingVisits } from './WaitingVisits.tsx'

/** Milliseconds between two reads, since no event reports that a visitor has left. */
const POLL_MS = 60_000

/** A resident's visitors who wait at the gate, each with the answer to give. */
export function VisitsAtGate() {
  const t = visitsTexts.useTexts()
  const own = useQuery({ ...ownVisitsQuery, refetchInterval: POLL_MS })
  if (own.isPending) return <VisitsSkeleton />
  if (own.isError && !own.data) {
    // Without it the home would say that nothing waits.
    return (
      <div data-waits="">
        <Banner tone="warning" title={t('home.failed')}>
          {problemTextOf(own.error).detail}
        </Banner>
      </div>
    )
  }
  return <WaitingVisits rows={(own.data?.data ?? []).filter(({ state }) => state === 'waiting')} />
}

/** A resident's visitors who are inside or expected; renders nothing if there are none. */
export function OwnVisits() {
  const t = visitsTexts.useTexts()
  const { when, span } = useFormats()
  const own = useQuery({ ...ownVisitsQuery, refetchInterval: POLL_MS })
  const always = useQuery(recurringQuery)
  const rows = own.data?.data ?? []
  const of = (...states: string[]) => rows.filter(({ state }) => states.includes(String(state)))
  const momentOf = (record: RegisterRecord, name: string) => when(asText(record[name]))
  const answeredBy = (record: RegisterRecord) =>
    asText(record['answered_name'] ?? asReference(record['answered_by'])?.title)
  const { parties, alone } = byParty(of('expected'))
  const expectedLine = (record: RegisterRecord) => (
    <VisitLine
      key={record.id}
      record={record}
      detail={span(asText(record['expected_from']), asText(record['expected_to']))}
    />
  )
  const recurring = always.data?.data ?? []
  if (own.isPending || always.isPending) return <VisitsSkeleton />
  const coming = rows.filter(({ state }) => state !== 'waiting')
  if (own.data !== undefined && coming.length + recurring.length === 0) return null
  return (
    <Card title={t('home.title')}>
      {own.isError && (
        <Banner tone="warning" title={t('home.failed')}>
          {problemTextOf(own.error).detail}
        </Banner>
      )}
      <ul className="-mx-2 flex flex-col empty:hidden">
        {of('inside').map((record) => (
          <VisitLine
            key={record.id}
            record={record}
            detail={t('home.insideSince', { at: momentOf(record, 'checked_in_at') })}
          />
        ))}
        {of('authorised').map((record) => (
          <VisitLine
            key={record.id}
            record={record}
            detail={t('home.authorisedBy', { name: answeredBy(record) })}
          />
        ))}
        {parties.map((guests) => (
          <PartyLine key={guests[0]?.id} guests={guests} lineOf={expectedLine} />
        ))}
        {alone.map(expectedLine)}
        {recurring.map((record) => (
          <VisitLine
            key={record.id}
            register={passes}
            icon={Repeat}
            record={record}
            detail={<PassHours record={record} />}
          />
        ))}
      </ul>
    </Card>
  )
}
