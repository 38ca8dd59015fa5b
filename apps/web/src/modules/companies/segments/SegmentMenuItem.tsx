import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { MenuItem } from '@portaria/ui/overlays/Menu'
import { Layers } from 'lucide-react'
import { useChosenSegment } from '../../../platform/segment.store.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { showSegmentDialog } from './segment-dialog.ts'
import { segmentName } from './segment-name.ts'
import { segmentsTexts } from './texts/segments-texts.ts'

/** Shows in the user menu the segment chosen in this browser; opens the chooser. */
export function SegmentMenuItem() {
  const t = segmentsTexts.useTexts()
  const language = useLanguage()
  const role = useRole()
  const chosen = useChosenSegment()
  if (role === null || !may(role, registers.segments, 'read')) return null
  const name = chosen === null ? undefined : segmentName(language, chosen.name_segment)
  return (
    <MenuItem icon={Layers} aside={name} onSelect={() => showSegmentDialog(true)}>
      {t('menu')}
    </MenuItem>
  )
}
