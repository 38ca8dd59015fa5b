import { mayUse } from '@portaria/contract/define-register/permissions'
import { Card } from '@portaria/ui/display/Card'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { BuildingPicture } from '../public/building/BuildingPicture.tsx'
import { buildingTexts } from '../public/building/texts/building-texts.ts'

/** The drawing of a tower on its page. */
export function TowerBuilding({ record }: RecordSlotProps) {
  const t = buildingTexts.useTexts()
  const { role } = useRegister()
  if (!mayUse(role, 'buildings.read')) return null
  return (
    <Card title={t('title')}>
      <BuildingPicture towerId={record.id} />
    </Card>
  )
}
