import { mayUse } from '@portaria/contract/define-register/permissions'
import { Card } from '@portaria/ui/display/Card'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LiveView } from '../public/live/LiveView.tsx'
import { liveTexts } from '../public/live/texts/live-texts.ts'

/** The units of a tower as they are now, on its page. */
export function TowerBuilding({ record }: RecordSlotProps) {
  const t = liveTexts.useTexts()
  const { role } = useRegister()
  if (!mayUse(role, 'buildings.read')) return null
  return (
    <Card title={t('building')}>
      <LiveView towerId={record.id} />
    </Card>
  )
}
