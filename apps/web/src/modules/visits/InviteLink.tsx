import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { UserRoundPlus } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** The address of the page that invites guests. */
export const INVITE_PAGE = '/apps/condominiums/visit/invite'

/** Links to the page that invites guests, for roles that may invite. */
export function InviteLink() {
  const t = visitsTexts.useTexts()
  const role = useRole()
  if (role === null || !mayUse(role, 'visits.invite')) return null
  return (
    <ButtonLink
      href={INVITE_PAGE}
      icon={UserRoundPlus}
      variant={role === 'condomino' ? 'primary' : 'secondary'}
    >
      {t('invite.short')}
    </ButtonLink>
  )
}
