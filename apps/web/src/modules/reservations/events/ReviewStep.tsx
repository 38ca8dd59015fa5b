import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { rules } from '@portaria/contract/modules/rules/rules/rules'
import { newId } from '@portaria/contract/value-types/uuid'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { type RegisterRecord, recordTitle, registerPaths } from '../../../register-pages/record.ts'
import { createRecord } from '../../../register-pages/register-calls.ts'
import { recordQuery, useRefresh } from '../../../register-pages/register-queries.ts'
import { type Booking, type StepProps, timesQuery } from './booking.ts'
import { eventTexts } from './texts/event-texts.ts'

/** Shows the whole reservation and the terms to accept; one press books it. */
export function ReviewStep({ booking }: StepProps) {
  const area = useQuery(recordQuery(commonAreas, booking.area ?? ''))
  if (area.isError) return <PageProblem error={area.error} onRetry={() => void area.refetch()} />
  if (!area.data) return <Skeleton className="h-72 w-full" />
  return <Review booking={booking} area={area.data} />
}

function Review({ booking, area }: { booking: Booking; area: RegisterRecord }) {
  const text = eventTexts.useTexts()
  const { span, money } = useFormats()
  const router = useRouter()
  const { day, from, to, title, guests, unit, waits } = booking
  // Every try sends the same id, so that a second press books nothing twice.
  const [id] = useState(newId)
  const times = useQuery(timesQuery(area.id, day ?? '', { apartment: unit?.apartment.id ?? null }))
  const rule = times.data?.rule ?? null
  const action = useAction({
    send: () =>
      createRecord(events, {
        id,
        title,
        common_area_id: area.id,
        apartment_id: unit?.apartment.id,
        resident_id: unit?.resident.id,
        starts_at: from,
        ends_at: to,
        expected_guests: guests,
        rule_id: rule?.id ?? null,
        waits,
      }),
    settled: useRefresh(events, commonAreas),
    onDone: () =>
      void router.navigate({ href: `${registerPaths(events).record(id)}/success`, replace: true }),
  })
  if (from === null || to === null) return null
  const amounts = (['fee', 'deposit'] as const).flatMap((name) => {
    const amount = Number(area[name] ?? 0)
    return amount > 0 ? [{ term: text(`review.${name}`), value: money(amount) }] : []
  })
  const asks = area['needs_approval'] === true
  return (
    <section aria-labelledby="booking-review" className="flex flex-col gap-4">
      <h2 id="booking-review" className="text-lg font-semibold">
        {text('review.title')}
      </h2>
      <Card title={title}>
        <DescriptionList
          items={[
            { term: text('review.area'), value: recordTitle(commonAreas, area) },
            { term: text('review.when'), value: span(from, to) },
            { term: text('review.unit'), value: unit?.apartment.title },
            ...(guests === null ? [] : [{ term: text('guests.count'), value: guests }]),
            ...amounts,
          ]}
        />
        {amounts.length > 0 && <p className="mt-2 text-sm text-muted">{text('review.paid')}</p>}
      </Card>
      {times.data?.quota && (
        <p className="text-sm text-muted">{text('time.quota', times.data.quota)}</p>
      )}
      {waits ? (
        <p className="text-sm">{text('review.waiting')}</p>
      ) : (
        asks && <p className="text-sm">{text('review.approval')}</p>
      )}
      {rule && (
        <p className="text-sm">
          {text('review.accepts')}{' '}
          <TextLink href={registerPaths(rules).record(rule.id) ?? ''} target="_blank">
            {rule.title}
          </TextLink>
          .
        </p>
      )}
      {action.failure !== null && (
        <Banner tone="danger">{problemTextOf(action.failure).detail}</Banner>
      )}
      {Object.values(action.errors).map((wrong) => (
        <Banner key={wrong} tone="danger">
          {wrong}
        </Banner>
      ))}
      <Button
        variant="primary"
        size="lg"
        loading={action.busy || times.isPending}
        onClick={() => void action.run()}
      >
        {text(waits ? 'review.waits' : asks ? 'review.asks' : 'review.send')}
      </Button>
    </section>
  )
}
