import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'
import { keysTexts } from './texts/keys-texts.ts'

/** Switches the keys off that work without Ctrl, and on again. */
export function SingleKeysSwitch() {
  const t = keysTexts.useTexts()
  return (
    <SwitchField
      controlAtEnd
      label={t('single')}
      description={t('singleHelp')}
      value={useSingleKeys()}
      onChange={switchSingleKeys}
    />
  )
}
