import { mayWritePerson } from '@portaria/contract/actors/roles'
import { mayAct } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyDay, companyToday } from '../../../platform/company-day.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { actOn, removeRecord } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { ChangeInvitation } from './ChangeInvitation.tsx'
import { type Invited, invitedOf } from './invitation.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

const { users } = registers

/** Shows the state of an invitation, with its actions until it is answered. */
export function InvitationPanel({ record }: RecordSlotProps) {
  const invited = invitedOf(record)
  return invited === null ? null : <OpenInvitation {...{ record, invited }} />
}

function OpenInvitation({ record, invited }: { record: RegisterRecord; invited: Invited }) {
  const t = invitationsTexts.useTexts()
  const { dayWords } = useFormats()
  const roleOf = useRoleWords()
  const own = useRole()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt()
  const [open, setOpen] = useState<'change' | 'end' | null>(null)
  const { role, expiresAt, waits } = invited
  if (own === null) return null
  const mayWrite = mayWritePerson(own, role)
  const mayConfirm = waits && mayAct(own, users, 'confirm')
  const isCard = record['email'] === null
  const isOver = companyDay(expiresAt) < companyToday()
  const confirm = async (title: string) => {
    setOpen(null)
    showToast({ title, tone: 'success' })
    await refreshRegister(client, users)
  }
  const press = (action: 'confirm' | 'invite-again', title: string) =>
    attempt(async () => {
      await actOn(users, record.id, action)
      await confirm(title)
    })
  const end = () =>
    attempt(async () => {
      await removeRecord(users, record)
      const { list } = registerPaths(users)
      if (list) void router.navigate({ href: list })
      await confirm(t('panel.withdrawn'))
    }).then(() => undefined)
  const words = mayWrite ? 'withdraw' : 'refuse'
  return (
    <Card
      title={t('panel.title')}
      actions={
        <Badge tone={waits ? 'warning' : 'accent'}>
          {t(waits ? 'panel.unconfirmed' : isOver ? 'panel.over' : 'panel.pending')}
        </Badge>
      }
    >
      <p className="pb-3 text-sm text-pretty text-muted">
        {t(waits ? 'panel.unconfirmedText' : isCard ? 'panel.cardText' : 'panel.pendingText')}
      </p>
      <DescriptionList
        items={[
          { term: t('panel.role'), value: roleOf(role) },
          ...(waits ? [] : [{ term: t('panel.until'), value: dayWords(companyDay(expiresAt)) }]),
        ]}
      />
      <div className="flex flex-wrap gap-2 pt-4">
        {mayConfirm && (
          <Button
            variant="primary"
            loading={busy}
            onClick={() => void press('confirm', t('panel.confirmed'))}
          >
            {t('panel.confirm')}
          </Button>
        )}
        {!waits && !isCard && mayWrite && (
          <Button loading={busy} onClick={() => void press('invite-again', t('panel.againDone'))}>
            {t('panel.again')}
          </Button>
        )}
        {mayWrite && <Button onClick={() => setOpen('change')}>{t('panel.change')}</Button>}
        {(mayWrite || mayConfirm) && (
          <Button variant="ghost" onClick={() => setOpen('end')}>
            {t(`panel.${words}`)}
          </Button>
        )}
      </div>
      {open === 'change' && (
        <ChangeInvitation
          {...{ record, invited }}
          writer={own}
          onClose={() => setOpen(null)}
          onSaved={() => void confirm(t('panel.changed'))}
        />
      )}
      <ConfirmDialog
        open={open === 'end'}
        onOpenChange={() => setOpen(null)}
        title={t(`panel.${words}Title`)}
        text={t(`panel.${words}Text`)}
        confirmLabel={t(`panel.${words}Action`)}
        tone="danger"
        onConfirm={end}
      />
    </Card>
  )
}
