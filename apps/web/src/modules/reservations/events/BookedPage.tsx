import { events } from '@portaria/contract/modules/reservations/events/events'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useParams } from '@tanstack/react-router'
import { CalendarPlus, CircleCheck, Hourglass, Users } from 'lucide-react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { RegisterPage } from '../../../register-pages/RegisterPage.tsx'
import { asReference, type RegisterRecord, registerPaths } from '../../../register-pages/record.ts'
import { SavedRecord } from '../../../register-pages/SavedRecord.tsx'
import { guestTexts } from '../event-guests/texts/guest-texts.ts'
import { bookingPath } from '../public/booking-path.ts'
import { ShareEvent } from './ShareEvent.tsx'
import { eventTexts } from './texts/event-texts.ts'

/** The page of a new reservation: the decision on it, and ways to tell others. */
export function BookedPage() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <RegisterPage register={events}>
      <SavedRecord id={id} skeleton={<Skeleton className="m-8 h-64" />}>
        {(record) => <Booked record={record} />}
      </SavedRecord>
    </RegisterPage>
  )
}

/** Shows the decision on a reservation, and ways to tell others. */
export function Booked({ record }: { record: RegisterRecord }) {
  const text = eventTexts.useTexts()
  const guests = guestTexts.useTexts()
  const { span, when } = useFormats()
  const state = String(record['state'])
  const known =
    state === 'approved' || state === 'requested' || state === 'waiting' ? state : 'other'
  const title = text(`success.${known}`)
  usePageTitle(title)
  const until = record['held_until']
  const Icon = known === 'approved' ? CircleCheck : known === 'other' ? CalendarPlus : Hourglass
  return (
    <Page kind="text">
      <PageHeader
        title={title}
        picture={<Icon aria-hidden className="size-8 text-success-ink" />}
        description={
          known === 'requested' && typeof until === 'string'
            ? text('success.requestedText', { until: when(until) })
            : known === 'waiting' && text('success.waitingText')
        }
      />
      <div className="flex flex-col gap-5 pb-4">
        <Card title={String(record['title'])}>
          <p className="font-medium">{asReference(record['common_area'])?.title}</p>
          <p className="text-sm text-muted">
            {span(String(record['starts_at']), String(record['ends_at']))}
          </p>
          <p className="text-sm text-muted">{asReference(record['apartment'])?.title}</p>
        </Card>
        {known !== 'waiting' && (
          <section aria-labelledby="share-event">
            <h2 id="share-event" className="mb-2 text-sm font-semibold">
              {text('success.share')}
            </h2>
            <ShareEvent record={record} />
          </section>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" href={registerPaths(events).record(record.id) ?? ''}>
            {text('success.open')}
          </ButtonLink>
          {(known === 'approved' || known === 'requested') && (
            <ButtonLink icon={Users} href={`/apps/condominiums/event/${record.id}/guests`}>
              {guests('panel.begin')}
            </ButtonLink>
          )}
          <ButtonLink href={bookingPath}>{text('success.again')}</ButtonLink>
          <ButtonLink variant="ghost" href="/apps/dashboards/project">
            {text('success.home')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
