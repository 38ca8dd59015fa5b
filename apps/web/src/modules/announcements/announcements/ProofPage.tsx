import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { RegisterPage } from '../../../register-pages/RegisterPage.tsx'
import { asReference, type RegisterRecord, registerPaths } from '../../../register-pages/record.ts'
import { SavedRecord } from '../../../register-pages/SavedRecord.tsx'
import { deliveryIn } from './announcement-calls.ts'
import { CountSentence } from './CountSentence.tsx'
import { DeliveryFigures } from './DeliveryCard.tsx'
import { ProofActions } from './ProofActions.tsx'
import { RecipientList } from './RecipientList.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'

/** `announcement/{id}/proof`: its recipients by unit, with the state of each. */
export function ProofPage() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return (
    <RegisterPage register={announcements}>
      <SavedRecord id={id} skeleton={<Skeleton className="m-8 h-64" />}>
        {(record) => <Proof record={record} />}
      </SavedRecord>
    </RegisterPage>
  )
}

/** The proof of an announcement, under its title. */
export function Proof({ record }: { record: RegisterRecord }) {
  const text = announcementTexts.useTexts()
  const { when } = useFormats()
  const title = text('proof.title', { title: String(record['title']) })
  usePageTitle(title)
  const counts = deliveryIn(record)
  const isSent = typeof record['sent_at'] === 'string'
  return (
    <Page kind="text">
      <PageHeader
        title={title}
        actions={
          <>
            {isSent && counts && <ProofActions record={record} counts={counts} />}
            <ButtonLink
              variant="ghost"
              icon={ArrowLeft}
              href={registerPaths(announcements).record(record.id) ?? ''}
            >
              {text('proof.back')}
            </ButtonLink>
          </>
        }
        description={
          isSent
            ? text('proof.sent', {
                at: when(String(record['sent_at'])),
                by: asReference(record['sent_by'])?.title ?? '',
              })
            : ''
        }
      />
      {!isSent && <Banner tone="neutral">{text('proof.unsent')}</Banner>}
      {isSent && counts && (
        <div className="flex flex-col gap-4 pb-6">
          <Card>
            <div className="flex flex-col gap-3">
              <p className="text-sm">
                <CountSentence sent counts={counts} />
              </p>
              <DeliveryFigures
                id={record.id}
                counts={counts}
                asksAck={record['requires_ack'] === true}
              />
            </div>
          </Card>
          <RecipientList record={record} counts={counts} />
        </div>
      )}
    </Page>
  )
}
