import { contentId } from '@portaria/ui/layout'
import { useEffect, useState } from 'react'

/** Pixels below the top of the window at which a heading counts as passed. */
const EDGE = 140

/** The current heading: the last that has passed the top of the window. */
export function useReadingPlace(headings: readonly { id: string }[]): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      setPlace(lastPassed(headings))
    }
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(look)
    }
    ask()
    // Listens in the capture phase, since either the page or its content scrolls, depending on the
    // layout.
    document.addEventListener('scroll', ask, { capture: true, passive: true })
    window.addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      document.removeEventListener('scroll', ask, { capture: true })
      window.removeEventListener('resize', ask)
    }
  }, [headings])
  return place
}

function lastPassed(headings: readonly { id: string }[]): string | null {
  // The last section may be too short to ever reach the top.
  if (isAtEnd()) return headings.at(-1)?.id ?? null
  const passed = headings.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= EDGE
  })
  return (passed.at(-1) ?? headings[0])?.id ?? null
}

/** Whether the page, or its scrolling content, is at its end. */
function isAtEnd(): boolean {
  return [document.documentElement, document.getElementById(contentId)].some((scroller) => {
    if (scroller === null) return false
    const rest = scroller.scrollHeight - scroller.clientHeight
    return rest > 1 && scroller.scrollTop >= rest - 2
  })
}
