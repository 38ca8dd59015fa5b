import { IconButton } from '@portaria/ui/actions/IconButton'
import { Fingerprint } from 'lucide-react'
import { useAuthor } from './own-alert.ts'
import { usePanicDialogs } from './panic-dialogs.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** Alt, Shift and this key press the button from anywhere. */
export const PANIC_KEY = 'KeyP'

/** The red fingerprint of the toolbar, for roles that may raise an alert. */
export function PanicButton() {
  const t = panicTexts.useTexts()
  const { openRaise } = usePanicDialogs()
  if (useAuthor() === null) return null
  return (
    <span className="max-sm:hidden">
      <IconButton
        icon={Fingerprint}
        tone="danger"
        label={t('button')}
        aria-keyshortcuts="Alt+Shift+P"
        onClick={openRaise}
      />
    </span>
  )
}

/** The same on a phone, fixed on every page. */
export function PanicThumbButton() {
  const t = panicTexts.useTexts()
  const { openRaise } = usePanicDialogs()
  if (useAuthor() === null) return null
  return (
    <button
      type="button"
      aria-label={t('button')}
      onClick={openRaise}
      className="fixed end-4 bottom-20 z-40 inline-flex size-14 items-center justify-center rounded-full bg-danger text-on-danger shadow-float hover:bg-danger-hover sm:hidden"
    >
      <Fingerprint aria-hidden className="size-7" />
    </button>
  )
}
