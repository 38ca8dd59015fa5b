import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readLetterhead } from './read-letterhead.ts'

/**
 * Prints a `PaperSheet` that is in the page only meanwhile. Returns what the page shows for it, and
 * a function that prints one once its letterhead is read and its pictures are drawn. It prints nothing
 * once its component has left the page, and throws what the browser's printing throws.
 */
export function usePaper(): [ReactNode, (sheet: ReactNode) => Promise<void>] {
  const [paper, setPaper] = useState<ReactNode>(null)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const print = async (sheet: ReactNode) => {
    await readLetterhead()
    if (!isThere.current) return
    flushSync(() => setPaper(sheet))
    await picturesOfSheets()
    if (!isThere.current) return
    window.addEventListener('afterprint', () => setPaper(null), { once: true })
    try {
      window.print()
    } catch (error) {
      setPaper(null)
      throw error
    }
  }
  return [paper, print]
}

/** Waits for the pictures of the sheets in the page; one that cannot be read is left out. */
async function picturesOfSheets(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-sheet] img')
  await Promise.all(Array.from(pictures, (picture) => picture.decode().catch(() => undefined)))
}
