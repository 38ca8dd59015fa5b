import { contentId } from '@portaria/ui/layout'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to a new page once it is shown, like a full page load. */
export function usePageFocus(): void {
  // Not the address bar's path, which changes first: the pressed link has the focus until then, and
  // is removed with its page.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const content = document.getElementById(contentId)
    // The page may already have focused its first field.
    if (content?.contains(document.activeElement)) return
    content?.focus({ preventScroll: true })
  }, [path])
}
