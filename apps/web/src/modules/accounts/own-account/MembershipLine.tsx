import type { ListedMembership } from '@portaria/contract/modules/accounts/own-account'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { showToast } from '@portaria/ui/toast'
import { Building2 } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { commonTexts } from '../../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { useRoleWords } from '../../../platform/role-words.ts'
import { switchMembership } from '../../../platform/session/switch-membership.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** Returns the role and company of a membership, separately and as one name. */
export function useMembershipName() {
  const t = ownAccountTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  return ({ role, tenant, current }: ListedMembership) => {
    // The terms of another company are not known here.
    const roleName = current ? roleOf(role) : common(`roles.${role}`)
    const company = tenant?.name ?? t('memberships.platform')
    return { role: roleName, company, membership: `${roleName} · ${company}` }
  }
}

export interface MembershipLineProps {
  membership: ListedMembership
  onLeave: () => void
}

/** One membership: company, role, date, state and actions. */
export function MembershipLine({ membership, onLeave }: MembershipLineProps) {
  const t = ownAccountTexts.useTexts()
  const nameOf = useMembershipName()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({
      title: t('memberships.notSwitched'),
      text: problemTextOf(error).detail,
    }),
  })
  const { state, current, role } = membership
  const name = nameOf(membership)
  const change = () =>
    attempt(async () => {
      await switchMembership(membership.id)
      showToast({ title: t('memberships.switched', name), tone: 'success' })
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Building2 aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name.company}</span>
          {current && <Badge tone="success">{t('memberships.current')}</Badge>}
          {state !== 'active' && <Badge>{t(`memberships.states.${state}`)}</Badge>}
        </p>
        <p className="text-muted">
          {name.role} · <Period membership={membership} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'active' && !current && (
          <Button
            size="sm"
            loading={busy}
            aria-label={t('memberships.switchLabel', name)}
            onClick={() => void change()}
          >
            {t('memberships.switch')}
          </Button>
        )}
        {/* A master who left could not be restored by anybody. */}
        {state !== 'ended' && role !== 'master' && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('memberships.leaveLabel', name)}
            onClick={onLeave}
          >
            {t('memberships.leave')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Period({ membership }: { membership: ListedMembership }) {
  const t = ownAccountTexts.useTexts()
  const { dayWords } = useFormats()
  const from = dayWords(membership.starts_on)
  const to = membership.ends_on && dayWords(membership.ends_on)
  return (
    <span className="tabular">
      {to ? t('memberships.fromTo', { from, to }) : t('memberships.since', { from })}
    </span>
  )
}
