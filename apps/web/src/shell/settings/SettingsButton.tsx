import { IconButton } from '@portaria/ui/actions/IconButton'
import { Palette } from 'lucide-react'
import { shellTexts } from '../texts/shell-texts.ts'
import { useSettingsPanel } from './settings-panel.ts'

/** Opens the settings panel. */
export function SettingsButton() {
  const t = shellTexts.useTexts()
  const { open, coming } = useSettingsPanel()
  return (
    <IconButton icon={Palette} label={t('toolbar.appearance')} loading={coming} onClick={open} />
  )
}
