import { useCallback, useSyncExternalStore } from 'react'

/**
 * Follows an attribute of the page's root element, '' if it is missing, so that its reader need not
 * import its writer.
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
