import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { shellTexts } from '../texts/shell-texts.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

/** Switches the keys off that work without Ctrl, and on again. */
export function SingleKeysSwitch() {
  const t = shellTexts.useTexts()
  return (
    <SwitchField
      controlAtEnd
      label={t('keys.single')}
      description={t('keys.singleHelp')}
      value={useSingleKeys()}
      onChange={switchSingleKeys}
    />
  )
}
