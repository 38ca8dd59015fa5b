import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

export interface HeldList<Item> {
  shown: readonly Item[]
  /** Items that came since, above those shown. */
  fresh: number
  /** Shows all again. */
  release: () => void
  /** Keeps what is shown while somebody is at the newest item, whose place would change. */
  stay: (isThere: boolean) => void
}

/** Holds a list that grows at its top while the reader is further down. */
export function useHeldList<Item extends { readonly id: string }>(
  items: readonly Item[],
  top: RefObject<HTMLElement | null>,
): HeldList<Item> {
  const [held, setHeld] = useState<string | null>(null)
  const hold = (isHeld: boolean) =>
    setHeld((now) => (isHeld ? (now ?? items[0]?.id ?? null) : null))
  const follow = useEffectEvent((isInSight: boolean) => hold(!isInSight))
  useEffect(() => {
    if (top.current === null) return undefined
    const observer = new IntersectionObserver((changes) => {
      const last = changes.at(-1)
      if (last) follow(last.isIntersecting)
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [top])
  // One that is no longer there holds nothing.
  const fresh =
    held === null
      ? 0
      : Math.max(
          0,
          items.findIndex(({ id }) => id === held),
        )
  return { shown: items.slice(fresh), fresh, release: () => setHeld(null), stay: hold }
}
