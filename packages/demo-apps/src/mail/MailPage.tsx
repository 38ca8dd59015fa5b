import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Mailbox, PenLine } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { AppFrame } from '../frame/AppFrame.tsx'
import { useAddress, usePageTitle } from '../host/use-demo-host.ts'
import { MailDetail } from './MailDetail.tsx'
import { MailList } from './MailList.tsx'
import { MailSidebar } from './MailSidebar.tsx'
import type { MailCalls } from './mail.types.ts'
import { type MailDraft, newDraft } from './mail-drafts.ts'
import { type MailSets, mailPath, mailPlaceOf } from './mail-places.ts'
import { useMailPlaceName } from './mail-words.ts'
import { mailTexts } from './texts/mail-texts.ts'

const WriteDialog = lazyPart(async () => (await import('./WriteDialog.tsx')).WriteDialog)

const { query } = demoClient<MailCalls>()

/** `/apps/mail/…`: the mails of a folder, a filter or a label, and a single mail. */
export function MailPage() {
  useFetchedAtRest(WriteDialog)
  const t = mailTexts.useTexts()
  const placeName = useMailPlaceName()
  const [folders, filters, labels] = useSuspenseQueries({
    queries: [
      query('GET /api/mail-app/folders'),
      query('GET /api/mail-app/filters'),
      query('GET /api/mail-app/labels'),
    ],
  })
  const sets: MailSets = { folders: folders.data, filters: filters.data, labels: labels.data }
  const found = mailPlaceOf(useAddress('/apps/mail'), sets)
  const name = found === null ? t('title') : placeName(found.place)
  usePageTitle(`${name} · ${t('title')}`)
  const [draft, setDraft] = useState<MailDraft | null>(null)
  return (
    <AppFrame
      title={name}
      sidebar={<MailSidebar {...sets} />}
      actions={
        <Button variant="primary" icon={PenLine} onClick={() => setDraft(newDraft)}>
          {t('write')}
        </Button>
      }
    >
      {found === null && (
        <EmptyState
          icon={Mailbox}
          title={t('unknown')}
          text={t('unknownText')}
          action={<ButtonLink href="/apps/mail/inbox">{t('showInbox')}</ButtonLink>}
        />
      )}
      {found !== null && found.mailId === null && (
        <MailList key={mailPath(found.place)} place={found.place} sets={sets} onWrite={setDraft} />
      )}
      {found !== null && found.mailId !== null && (
        <MailDetail
          key={found.mailId}
          mailId={found.mailId}
          place={found.place}
          sets={sets}
          onWrite={setDraft}
        />
      )}
      {draft !== null && <WriteDialog draft={draft} onClose={() => setDraft(null)} />}
    </AppFrame>
  )
}
