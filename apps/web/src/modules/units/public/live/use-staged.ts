import { useEffect, useState } from 'react'

/** Units drawn in one task: few enough for a slow device to stay usable. */
const AT_ONCE = 60

/**
 * Returns how many of `count` units are drawn by now. The first screen of a small place is drawn at
 * once, a large one bit by bit, so that no task is long.
 */
export function useStaged(count: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE)
  useEffect(() => {
    if (drawn >= count) return undefined
    // After the next paint, so that drawing never holds a key or a press back.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + AT_ONCE))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, count])
  return drawn
}
