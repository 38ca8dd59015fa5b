import { IconButton } from '@portaria/ui/actions/IconButton'
import { Fingerprint } from 'lucide-react'
import { useMayRaise } from './own-alert.ts'
import { panicDialogs } from './panic-dialogs.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** The red fingerprint button of the toolbar, for roles that may raise an alert. */
export function PanicButton() {
  const t = panicTexts.useTexts()
  if (!useMayRaise()) return null
  return (
    <span className="max-sm:hidden">
      <IconButton
        icon={Fingerprint}
        tone="danger"
        label={t('button')}
        aria-keyshortcuts="Alt+Shift+P"
        onClick={() => panicDialogs.showRaise(true)}
      />
    </span>
  )
}

/**
 * The panic button on a phone, fixed on every page, at least 16 pixels from every other control of
 * a resident (interface §41).
 */
export function PanicThumbButton() {
  const t = panicTexts.useTexts()
  if (!useMayRaise()) return null
  return (
    <button
      ref={reservePlace}
      type="button"
      aria-label={t('button')}
      onClick={() => panicDialogs.showRaise(true)}
      className="fixed end-4 bottom-[calc(var(--ui-bar)+13px)] z-40 inline-flex size-14 items-center justify-center rounded-full bg-danger text-on-danger shadow-float hover:bg-danger-hover sm:hidden print:hidden"
    >
      <Fingerprint aria-hidden className="size-7" />
    </button>
  )
}

/** Reserves the button's space in bars and at the end of pages, so that it covers no control. */
function reservePlace(): () => void {
  const { dataset } = document.documentElement
  dataset['thumbButton'] = ''
  return () => delete dataset['thumbButton']
}
