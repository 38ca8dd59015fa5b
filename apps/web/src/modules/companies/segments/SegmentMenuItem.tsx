import { registers } from '@portaria/contract/modules/registers'
import { may } from '@portaria/contract/permissions'
import { MenuItem } from '@portaria/ui/overlays/Menu'
import { Layers } from 'lucide-react'
import { useChosenSegment } from '../../../platform/segment.store.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { showSegmentDialog } from './segment-dialog.ts'
import { segmentsTexts } from './texts/segments-texts.ts'

/** The segment chosen on this browser, in the user menu; opens the chooser. */
export function SegmentMenuItem() {
  const t = segmentsTexts.useTexts()
  const role = useRole()
  const chosen = useChosenSegment()
  if (role === null || !may(role, registers.segments, 'read')) return null
  return (
    <MenuItem icon={Layers} aside={chosen?.name_segment} onSelect={() => showSegmentDialog(true)}>
      {t('menu')}
    </MenuItem>
  )
}
