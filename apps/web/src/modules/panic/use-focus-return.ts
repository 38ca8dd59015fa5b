import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the focus to the element that had it before the focus entered the frame. This happens
 * when the returned function is called. It also happens when the focused element inside is removed,
 * for example because somebody else answered the alert.
 */
export function useFocusReturn(frame: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const area = frame.current
    if (area === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let last: Node | null = null
    // Without a related element the focus comes from another window; its origin was stored before.
    const come = ({ target, relatedTarget }: FocusEvent) => {
      last = target instanceof Node ? target : null
      if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget))
        cameFrom.current = relatedTarget
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !area.contains(relatedTarget)) last = null
    }
    area.addEventListener('focusin', come, { signal })
    area.addEventListener('focusout', leave, { signal })
    const content = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      if (document.activeElement === document.body) cameFrom.current?.focus()
    })
    content.observe(area, { childList: true, subtree: true })
    return () => {
      content.disconnect()
      listening.abort()
    }
  }, [frame])
  return () => {
    if (frame.current?.contains(document.activeElement)) cameFrom.current?.focus()
  }
}
