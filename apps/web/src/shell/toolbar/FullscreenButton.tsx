import { IconButton } from '@portaria/ui/actions/IconButton'
import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Switches full screen on and off; hidden where the browser cannot (on iPhones). */
export function FullscreenButton() {
  const t = shellTexts.useTexts()
  const full = useSyncExternalStore(follow, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () =>
    full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  return (
    <IconButton
      icon={full ? Minimize : Maximize}
      label={full ? t('toolbar.leaveFullscreen') : t('toolbar.fullscreen')}
      // The browser may refuse.
      onClick={() => void toggle().catch(() => undefined)}
    />
  )
}
