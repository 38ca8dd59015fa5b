import { type RefObject, useCallback } from 'react'

/**
 * Returns a function that moves the focus to an element after an act: once its window is closed,
 * which gives the focus back to a button that may be gone.
 */
export function useSettledFocus(target: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => target.current?.focus()))
  }, [target])
}
