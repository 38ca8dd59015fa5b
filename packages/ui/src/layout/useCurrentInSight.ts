import { type RefObject, useEffect } from 'react'
import type { NavSection } from './layout.ts'

/**
 * Scrolls a navigation so that the entry of the current page is in sight, when it is first shown and
 * when the page changes. It stays as it is if one of the page's entries is in sight already.
 */
export function useCurrentInSight(
  root: RefObject<HTMLElement | null>,
  sections: readonly NavSection[],
): void {
  const current = sections.flatMap(({ pages }) => pages).find(({ active }) => active)?.id
  useEffect(() => {
    if (current !== undefined && root.current) showCurrent(root.current)
  }, [root, current])
}

function showCurrent(root: HTMLElement): void {
  const entries = [...root.querySelectorAll<HTMLElement>('[aria-current=page]')].filter((entry) =>
    entry.checkVisibility(),
  )
  const [first] = entries
  const scroller = scrollerOf(root)
  if (!first || !scroller) return
  const seen = scroller.getBoundingClientRect()
  const isInSight = (entry: HTMLElement) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return top >= seen.top && bottom <= seen.bottom
  }
  if (entries.some(isInSight)) return
  const { top, height } = first.getBoundingClientRect()
  // Not `scrollIntoView`, which would scroll the page too.
  scroller.scrollTop += top - seen.top - (seen.height - height) / 2
}

/** The element that scrolls the navigation; null if everything fits. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  if (element === null) return null
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
  return scrolls ? element : scrollerOf(element.parentElement)
}
