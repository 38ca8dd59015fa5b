import type { ResidentLogin } from '@portaria/contract/modules/accounts/invitations'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyDay, companyToday } from '../../../platform/company-day.ts'
import { removeRecord } from '../../../register-pages/register-calls.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface OpenInvitationOfProps {
  invitation: ResidentLogin['invitations'][number]
  /** Whether another call of the panel is running. */
  busy: boolean
  onRemind: () => void
  onEnded: () => Promise<unknown>
}

/** One unanswered invitation of a resident: its author, its end, and its buttons. */
export function OpenInvitationOf({ invitation, busy, onRemind, onEnded }: OpenInvitationOfProps) {
  const t = invitationsTexts.useTexts()
  const { dayWords } = useFormats()
  const [ending, setEnding] = useState(false)
  const [ends, attempt] = useAttempt()
  const { email, invited_by: name } = invitation
  const day = (iso: string) => dayWords(companyDay(iso))
  const isOver = companyDay(invitation.expires_at) < companyToday()
  const invited = day(invitation.created_at)
  const end = () =>
    attempt(async () => {
      await removeRecord(registers.users, invitation)
      showToast({ title: t('login.withdrawn'), tone: 'success' })
      await onEnded()
    }).then(() => undefined)
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">
        {t(email === null ? 'login.byCard' : 'login.byLetter')}
      </h3>
      <DescriptionList
        items={[
          ...(email === null ? [] : [{ term: t('login.email'), value: email }]),
          {
            term: t('login.since'),
            value: name === null ? invited : t('login.sinceBy', { date: invited, name }),
          },
          ...(invitation.sent_at === null
            ? []
            : [{ term: t('login.sent'), value: day(invitation.sent_at) }]),
          {
            term: t('login.until'),
            value: isOver ? t('login.over') : day(invitation.expires_at),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {email !== null && (
          <Button size="sm" loading={busy} onClick={onRemind}>
            {t('login.remind')}
          </Button>
        )}
        <Button size="sm" variant="ghost" loading={ends} onClick={() => setEnding(true)}>
          {t('login.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title={t('login.withdrawTitle')}
        text={t('login.withdrawText')}
        confirmLabel={t('login.withdrawAction')}
        cancelLabel={t('login.keep')}
        tone="danger"
        onConfirm={end}
      />
    </section>
  )
}
