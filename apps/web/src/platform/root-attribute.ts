import { useCallback, useSyncExternalStore } from 'react'

/**
 * Follows an attribute of the page's root element, which style sheets follow too; '' for none. So
 * who only looks need not know who wrote it.
 */
export function useRootAttribute(name: 'dir' | 'data-theme'): string {
  const follow = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      observer.observe(document.documentElement, { attributeFilter: [name] })
      return () => observer.disconnect()
    },
    [name],
  )
  return useSyncExternalStore(follow, () => document.documentElement.getAttribute(name) ?? '')
}
