import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'
import { keysTexts } from './texts/keys-texts.ts'

/** Switches keys without Ctrl off and on. */
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
