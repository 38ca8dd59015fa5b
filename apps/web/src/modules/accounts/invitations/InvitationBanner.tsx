import type { OwnInvitation } from '@portaria/contract/modules/accounts/invitations'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen, X } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import { answerInvitation, ownInvitationsQuery } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

/**
 * Shows unanswered invitations to the person's own e-mail over every page. It covers the page
 * rather than moving it; a dismissed invitation returns when the app is loaded again.
 */
export function InvitationBanner() {
  const { data = [] } = useQuery(ownInvitationsQuery)
  const [aside, setAside] = useState<readonly string[]>([])
  const first = data.find(({ id }) => !aside.includes(id))
  if (first === undefined) return null
  return (
    <InvitationLine
      key={first.id}
      invitation={first}
      onClose={() => setAside([...aside, first.id])}
    />
  )
}

interface InvitationLineProps {
  invitation: OwnInvitation
  onClose: () => void
}

function InvitationLine({ invitation, onClose }: InvitationLineProps) {
  const t = invitationsTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<'accept' | 'decline' | null>(null)
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: problemTextOf(error).detail }),
    settled: () => client.invalidateQueries({ queryKey: ['me'] }),
  })
  const { id, company, role } = invitation
  const answer = (what: 'accept' | 'decline') => {
    setChosen(what)
    return attempt(async () => {
      await answerInvitation(id, what)
      showToast({ title: t(`banner.${what}Done`), tone: 'success' })
    })
  }
  return (
    <section aria-label={t('banner.title')} className="ui-float p-4 pe-3 print:hidden">
      <div className="flex items-start gap-3">
        <MailOpen aria-hidden className="mt-px size-5 shrink-0 text-accent-ink" />
        <p className="min-w-0 flex-1 text-sm text-pretty">
          {t('banner.text', { company: company ?? common('product'), role: roleOf(role) })}
        </p>
        <IconButton
          icon={X}
          size="sm"
          label={t('banner.later')}
          onClick={onClose}
          className="-mt-1.5"
        />
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button
          size="sm"
          loading={busy && chosen === 'decline'}
          disabled={busy}
          onClick={() => void answer('decline')}
        >
          {t('banner.decline')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          loading={busy && chosen === 'accept'}
          disabled={busy}
          onClick={() => void answer('accept')}
        >
          {t('banner.accept')}
        </Button>
      </div>
    </section>
  )
}
