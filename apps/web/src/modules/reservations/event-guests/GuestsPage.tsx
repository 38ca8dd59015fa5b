import { events } from '@portaria/contract/modules/reservations/events/events'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { RegisterPage } from '../../../register-pages/RegisterPage.tsx'
import { asReference, type RegisterRecord, registerPaths } from '../../../register-pages/record.ts'
import { SavedRecord } from '../../../register-pages/SavedRecord.tsx'
import { GuestList } from './GuestList.tsx'
import { guestTexts } from './texts/guest-texts.ts'

/** `event/{id}/guests`: the people invited to a reservation, their answers, and who is here. */
export function GuestsPage() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <RegisterPage register={events}>
      <SavedRecord id={id} skeleton={<Skeleton className="m-8 h-64" />}>
        {(record) => <Guests record={record} />}
      </SavedRecord>
    </RegisterPage>
  )
}

/** The guest list of a reservation, under its title. */
export function Guests({ record }: { record: RegisterRecord }) {
  const text = guestTexts.useTexts()
  const { span } = useFormats()
  const title = `${text('title')} · ${String(record['title'])}`
  usePageTitle(title)
  return (
    <Page kind="text">
      <PageHeader
        title={title}
        actions={
          <ButtonLink
            variant="ghost"
            icon={ArrowLeft}
            href={registerPaths(events).record(record.id) ?? ''}
          >
            {text('back')}
          </ButtonLink>
        }
        description={`${asReference(record['common_area'])?.title ?? ''} · ${span(String(record['starts_at']), String(record['ends_at']))}`}
      />
      <GuestList event={record} />
    </Page>
  )
}
