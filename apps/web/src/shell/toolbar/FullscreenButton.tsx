import { IconButton } from '@portaria/ui/actions/IconButton'
import { MenuItem } from '@portaria/ui/overlays/Menu'
import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shellTexts } from '../texts/shell-texts.ts'

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Switches full screen on and off; hidden where the browser cannot (on iPhones). */
export function FullscreenButton() {
  const { can, icon, label, toggle } = useFullscreen()
  return can && <IconButton icon={icon} label={label} onClick={toggle} />
}

/** The same in the user's menu of a phone. */
export function FullscreenItem() {
  const { can, icon, label, toggle } = useFullscreen()
  return (
    can && (
      <MenuItem icon={icon} onSelect={toggle}>
        {label}
      </MenuItem>
    )
  )
}

function useFullscreen() {
  const t = shellTexts.useTexts()
  const full = useSyncExternalStore(follow, () => document.fullscreenElement !== null)
  const change = () =>
    full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  return {
    can: document.fullscreenEnabled,
    icon: full ? Minimize : Maximize,
    label: full ? t('toolbar.leaveFullscreen') : t('toolbar.fullscreen'),
    // The browser may refuse.
    toggle: () => void change().catch(() => undefined),
  }
}
