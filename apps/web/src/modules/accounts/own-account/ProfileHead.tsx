import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useRoleWords } from '../../../platform/role-words.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** The signed-in person: picture, name, e-mail, role and company. */
export function ProfileHead({ me }: { me: Me | undefined }) {
  const t = ownAccountTexts.useTexts()
  const roleOf = useRoleWords()
  const { chosen } = useSession()
  const { when } = useFormats()
  if (me === undefined) return <Skeleton className="mb-5 h-20 w-full max-w-96" />
  const own = me.memberships.find(({ current }) => current)?.tenant?.name
  const company = own ?? chosen?.name ?? t('memberships.platform')
  return (
    <div className="flex items-center gap-4 pb-5">
      <Avatar name={me.name} src={me.images[0]?.path} size="xl" />
      <div className="min-w-0">
        <p className="text-lg font-semibold break-words">{me.name}</p>
        <p className="truncate text-sm text-muted">
          <bdi>{me.email}</bdi>
        </p>
        <p className="text-sm break-words text-muted">
          {roleOf(me.type_flag)} · {company}
        </p>
        {me.last_login_at && (
          <p className="tabular text-sm text-muted">
            {t('lastLogin', { at: when(me.last_login_at) })}
          </p>
        )}
      </div>
    </div>
  )
}
