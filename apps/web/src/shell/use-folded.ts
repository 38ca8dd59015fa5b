import { useState, useSyncExternalStore } from 'react'
import { changeSettings } from '../platform/settings/settings.store.ts'
import { useSettings } from '../platform/settings/use-settings.ts'

let query: MediaQueryList | undefined

// Below this width a page beside the whole menu has less than 1000 pixels.
const narrow = () => (query ??= window.matchMedia('(width < 80rem)'))

function follow(listener: () => void): () => void {
  narrow().addEventListener('change', listener)
  return () => narrow().removeEventListener('change', listener)
}

/**
 * Whether the menu is folded, and how to change that. Wide windows follow the person's settings; a
 * narrow one begins folded, and unfolding it there lasts until the page is loaded again.
 */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const isNarrow = useSyncExternalStore(follow, () => narrow().matches)
  const kept = useSettings(({ layout }) => layout.config.navbar.folded)
  const [foldedHere, setFoldedHere] = useState(true)
  if (isNarrow) return [foldedHere, setFoldedHere]
  return [kept, (folded) => changeSettings({ layout: { config: { navbar: { folded } } } })]
}
