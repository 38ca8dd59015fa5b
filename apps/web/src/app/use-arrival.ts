import { contentId } from '@portaria/ui/layout'
import { useEffect, useRef } from 'react'

/** Brings keyboard and screen reader to a page one has just gone to, as a fresh load would. */
export function useArrival(path: string): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const content = document.getElementById(contentId)
    // A page that puts the focus into its first field has arrived already.
    if (content?.contains(document.activeElement)) return
    content?.focus({ preventScroll: true })
  }, [path])
}
