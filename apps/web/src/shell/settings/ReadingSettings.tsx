import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { SingleKeysSwitch } from '../keys/SingleKeysSwitch.tsx'
import { FontSizeSlider } from '../toolbar/FontSizeMenu.tsx'
import { settingsTexts } from './texts/settings-texts.ts'

/** Settings of font size, direction, scrolling and keys. */
export function ReadingSettings() {
  const t = settingsTexts.useTexts()
  const direction = useSettings((settings) => settings.direction)
  const customScrollbars = useSettings((settings) => settings.customScrollbars)
  return (
    <div className="flex flex-col gap-6">
      <FontSizeSlider />
      <SegmentedField
        label={t('direction')}
        options={[
          { value: 'ltr', label: t('directions.ltr') },
          { value: 'rtl', label: t('directions.rtl') },
        ]}
        value={direction}
        onChange={(next) => changeSettings({ direction: next }, { confirm: true })}
      />
      <SwitchField
        controlAtEnd
        label={t('customScrollbars')}
        value={customScrollbars}
        onChange={(next) => changeSettings({ customScrollbars: next }, { confirm: true })}
      />
      <SingleKeysSwitch />
    </div>
  )
}
