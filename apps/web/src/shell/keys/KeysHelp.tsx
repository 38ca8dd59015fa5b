import { Kbd } from '@portaria/ui/display/Kbd'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { quotedKeys } from './quoted-keys.ts'
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx'
import { keysTexts } from './texts/keys-texts.ts'

type KeysHelpProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A dialog that lists the keys of the page and their effects. */
export function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const t = keysTexts.useTexts()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} size="sm">
      <dl className="mb-6 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 text-sm">
        {quotedKeys.map(([name, keys]) => (
          <div key={name} className="contents">
            <dt>{t(`does.${name}`)}</dt>
            <dd dir="ltr" className="text-end">
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Dialog>
  )
}
