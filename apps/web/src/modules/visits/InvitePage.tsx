import { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useState } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { RegisterProvider } from '../../register-pages/register-context.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitedGuests } from './InvitedGuests.tsx'
import { visitsTexts } from './texts/visits-texts.ts'

/** Invites guests, then shows each one's pass to share. */
export function InvitePage() {
  const t = visitsTexts.useTexts()
  const role = useRole()
  const [invited, setInvited] = useState<readonly InvitedGuest[] | null>(null)
  const title = invited ? t('invited.title', { count: invited.length }) : t('invite.title')
  usePageTitle(title)
  if (role === null) return null
  return (
    <RegisterProvider register={passes} role={role}>
      <Page kind="text">
        <PageHeader title={title} description={t(invited ? 'invited.text' : 'invite.text')} />
        {invited ? (
          <InvitedGuests guests={invited} onAgain={() => setInvited(null)} />
        ) : (
          <InvitationForm onInvited={setInvited} />
        )}
      </Page>
    </RegisterProvider>
  )
}
