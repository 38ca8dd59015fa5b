import type { OwnMembership } from '@portaria/contract/features/sign-in'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { showToast } from '@portaria/ui/toast'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { switchMembership } from '../../platform/session/switch-membership.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** What one is in each company, the one in use marked. */
export function MembershipList({ memberships }: { memberships: readonly OwnMembership[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {memberships.map((membership) => (
        <MembershipLine key={membership.id} membership={membership} />
      ))}
    </ul>
  )
}

function MembershipLine({ membership }: { membership: OwnMembership }) {
  const t = ownAccountTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const [busy, setBusy] = useState(false)
  // What another company calls its people is not known here.
  const role = membership.current ? roleOf(membership.role) : common(`roles.${membership.role}`)
  const company = membership.tenant?.name ?? t('memberships.platform')
  const name = { membership: `${role} · ${company}` }
  const change = async () => {
    setBusy(true)
    try {
      await switchMembership(membership.id)
      showToast({ title: t('memberships.switched', name), tone: 'success' })
    } catch (error) {
      const text = problemTextOf(error).detail
      showToast({ title: t('memberships.notSwitched'), text, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Building2 aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{company}</p>
        <p className="text-muted">{role}</p>
      </div>
      {membership.current ? (
        <Badge tone="success">{t('memberships.current')}</Badge>
      ) : (
        <Button
          size="sm"
          loading={busy}
          aria-label={t('memberships.switchLabel', name)}
          onClick={() => void change()}
        >
          {t('memberships.switch')}
        </Button>
      )}
    </li>
  )
}
