import type { OwnMembership } from '@portaria/contract/modules/accounts/sign-in'
import { MenuChoice, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { switchMembership } from '../../platform/session/switch-membership.ts'
import { shellTexts } from '../texts/shell-texts.ts'

/** Switches to another membership of the same person: resident here, síndico there. */
export function Memberships() {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const roleOf = useRoleWords()
  const { data: me } = useQuery(meQuery)
  const [, attempt] = useAttempt({
    failed: (error) => ({ title: t('user.notSwitched'), text: problemTextOf(error).detail }),
  })
  if (me === undefined || me.memberships.length < 2) return null
  // The terms of another company are not known here.
  const nameOf = ({ role, tenant, current }: OwnMembership) =>
    [current ? roleOf(role) : common(`roles.${role}`), tenant?.name].filter(Boolean).join(' · ')
  const current = me.memberships.find((membership) => membership.current)
  const change = async (id: string) => {
    const chosen = me.memberships.find((membership) => membership.id === id)
    if (chosen === undefined || chosen.current) return
    await attempt(async () => {
      await switchMembership(id)
      showToast({ title: t('user.switched', { membership: nameOf(chosen) }), tone: 'success' })
    })
  }
  return (
    <>
      <MenuSeparator />
      <MenuChoice
        label={t('user.workAs')}
        options={me.memberships.map((membership) => ({
          value: membership.id,
          label: nameOf(membership),
        }))}
        value={current?.id ?? ''}
        onChange={(id) => void change(id)}
      />
    </>
  )
}
