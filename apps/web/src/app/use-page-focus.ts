import { contentId } from '@portaria/ui/layout'
import { useEffect, useRef } from 'react'

/** Moves the focus to a new page, like a full page load. */
export function usePageFocus(path: string): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const content = document.getElementById(contentId)
    // Not if the page has focused its first field.
    if (content?.contains(document.activeElement)) return
    content?.focus({ preventScroll: true })
  }, [path])
}
