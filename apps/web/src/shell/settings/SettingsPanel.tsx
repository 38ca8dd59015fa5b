import { Button } from '@portaria/ui/actions/Button'
import { Tabs } from '@portaria/ui/display/Tabs'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { showToast } from '@portaria/ui/toast'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  changeSettings,
  currentSettings,
  resetSettings,
} from '../../platform/settings/settings.store.ts'
import { ColourSettings } from './ColourSettings.tsx'
import { LayoutSettings } from './LayoutSettings.tsx'
import { ReadingSettings } from './ReadingSettings.tsx'
import { settingsTexts } from './texts/settings-texts.ts'

/** Width of the panel in pixels, as in the original template. */
const WIDTH = 380

export interface SettingsPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The panel with the settings of the look; not modal, so that every change is visible beside it.
 */
export function SettingsPanel({ open, onOpenChange }: SettingsPanelProps) {
  const t = settingsTexts.useTexts()
  const [tab, setTab] = useState('colours')
  const reset = () => {
    const before = currentSettings()
    resetSettings()
    showToast({
      title: t('wasReset'),
      action: { label: t('undo'), onPress: () => changeSettings(before, { confirm: true }) },
    })
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      modal={false}
      width={WIDTH}
      title={t('title')}
      footer={
        <Button icon={RotateCcw} onClick={reset}>
          {t('reset')}
        </Button>
      }
    >
      <div className="px-5 pt-2 pb-6">
        <Tabs
          label={t('title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'colours', label: t('tabs.colours'), content: <ColourSettings /> },
            { value: 'layout', label: t('tabs.layout'), content: <LayoutSettings /> },
            { value: 'reading', label: t('tabs.reading'), content: <ReadingSettings /> },
          ]}
        />
      </div>
    </Drawer>
  )
}
