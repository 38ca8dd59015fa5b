import { useSyncExternalStore } from 'react'

/** Follows the direction that the page is read in, by the attribute that style sheets follow too. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onDirectionChange, currentDirection)
}

function currentDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}

function onDirectionChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
