import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react'

/** A component whose code is loaded when it is first shown, or earlier by `fetch`. */
export type LazyPart<Props> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Loads the code; after a failure the next call tries again. */
  fetch: () => Promise<void>
}

/**
 * Makes a component whose code is loaded later. Once loaded it renders at once: React's own `lazy`
 * suspends even then, and shows its fallback for at least 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Code: ComponentType<Props> | Error | null = null
  let coming: Promise<void> | null = null
  const waiting = new Set<() => void>()

  const settle = (outcome: ComponentType<Props> | Error) => {
    Code = outcome
    for (const listener of waiting) listener()
  }
  const fetch = () => {
    coming ??= load().then(settle, (error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }
  const follow = (listener: () => void) => {
    waiting.add(listener)
    return () => waiting.delete(listener)
  }

  function Part({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const code = useSyncExternalStore(follow, () => Code)
    useEffect(() => {
      if (Code !== null) return undefined
      fetch().catch((error: unknown) => settle(error instanceof Error ? error : new Error('lazy')))
      return () => {
        // The next rendering tries again.
        if (Code instanceof Error) Code = null
      }
    }, [])
    if (code instanceof Error) throw code
    return code === null ? fallback : createElement(code, props as unknown as Props)
  }
  return Object.assign(Part, { fetch })
}
