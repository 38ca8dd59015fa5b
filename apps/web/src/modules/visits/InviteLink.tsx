import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { UserRoundPlus } from 'lucide-react'
import { useRole } from '../../platform/session/use-session.ts'
import { invitePath } from './public/invite-path.ts'
import { visitsTexts } from './texts/visits-texts.ts'

/** Links to the page that invites guests, for roles that may invite. */
export function InviteLink() {
  const t = visitsTexts.useTexts()
  const role = useRole()
  if (role === null || !mayUse(role, 'visits.invite')) return null
  return (
    <ButtonLink
      href={invitePath}
      icon={UserRoundPlus}
      variant={role === 'condomino' ? 'primary' : 'secondary'}
    >
      {t('invite.short')}
    </ButtonLink>
  )
}
