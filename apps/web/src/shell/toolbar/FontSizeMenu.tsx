import { fontSizeRange } from '@portaria/contract/settings/settings'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { SliderField } from '@portaria/ui/fields/SliderField'
import { Popover } from '@portaria/ui/overlays/Popover'
import { ALargeSmall } from 'lucide-react'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { shellTexts } from '../texts/shell-texts.ts'

/** The font-size slider in a panel under its button. */
export function FontSizeMenu() {
  const t = shellTexts.useTexts()
  return (
    <Popover
      label={t('toolbar.fontSize')}
      align="end"
      trigger={<IconButton icon={ALargeSmall} label={t('toolbar.fontSize')} />}
    >
      <FontSizeSlider />
    </Popover>
  )
}

/** A slider from 70 % to 130 % in steps of 10 %, applied as the root font size (interface §13). */
export function FontSizeSlider() {
  const t = shellTexts.useTexts()
  const fontSize = useSettings((settings) => settings.fontSize)
  const { min, max, step } = fontSizeRange
  return (
    <SliderField
      label={t('toolbar.fontSize')}
      min={min}
      max={max}
      step={step}
      value={fontSize}
      onChange={(percent) => changeSettings({ fontSize: percent }, { confirm: true })}
      formatValue={(percent) => `${percent}%`}
    />
  )
}
