import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Siren } from 'lucide-react'
import { useRole } from '../../../platform/session/use-session.ts'
import { emergencyPath } from './emergency-paths.ts'
import { emergencyTexts } from './texts/emergency-texts.ts'

/** A link to the emergency page, for roles that may release points. */
export function EmergencyLink() {
  const t = emergencyTexts.useTexts()
  const role = useRole()
  if (role === null || !mayUse(role, 'access.release')) return null
  return (
    <ButtonLink icon={Siren} variant="danger" href={emergencyPath}>
      {t('link')}
    </ButtonLink>
  )
}
