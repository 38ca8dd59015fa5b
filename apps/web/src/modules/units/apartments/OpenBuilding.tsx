import { mayUse } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { Building2 } from 'lucide-react'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { BUILDING_PATH } from '../building-path.ts'
import { liveTexts } from '../public/live/texts/live-texts.ts'

/** Links from the list of units to the drawings of their towers. */
export function OpenBuilding() {
  const t = liveTexts.useTexts()
  const { role } = useRegister()
  if (!mayUse(role, 'buildings.read')) return null
  return (
    <ButtonLink icon={Building2} href={BUILDING_PATH}>
      <CompactLabel>{t('open')}</CompactLabel>
    </ButtonLink>
  )
}
