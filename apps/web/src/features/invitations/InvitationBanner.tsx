import type { OwnInvitation } from '@portaria/contract/features/invitations'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { answerInvitation, ownInvitationsQuery } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

/** On top of every page: unanswered invitations to one's own e-mail. */
export function InvitationBanner() {
  const { data = [] } = useQuery(ownInvitationsQuery)
  const [first] = data
  return first === undefined ? null : <InvitationLine key={first.id} invitation={first} />
}

function InvitationLine({ invitation }: { invitation: OwnInvitation }) {
  const t = invitationsTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const { id, company, role } = invitation
  const answer = async (what: 'accept' | 'decline') => {
    setBusy(what)
    try {
      await answerInvitation(id, what)
      showToast({ title: t(`banner.${what}Done`), tone: 'success' })
    } catch (error) {
      showToast({ title: problemTextOf(error).detail, tone: 'danger' })
    }
    await client.invalidateQueries({ queryKey: ['me'] })
    setBusy(null)
  }
  return (
    <section
      aria-label={t('banner.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-soft px-4 py-2.5 text-accent-ink sm:px-6 print:hidden"
    >
      <MailOpen aria-hidden className="size-5 shrink-0" />
      <p className="min-w-40 flex-1 text-sm">
        {t('banner.text', { company: company ?? common('product'), role: roleOf(role) })}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          loading={busy === 'decline'}
          disabled={busy !== null}
          onClick={() => void answer('decline')}
        >
          {t('banner.decline')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          loading={busy === 'accept'}
          disabled={busy !== null}
          onClick={() => void answer('accept')}
        >
          {t('banner.accept')}
        </Button>
      </div>
    </section>
  )
}
