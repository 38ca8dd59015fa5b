import { useEffect } from 'react'

/** Milliseconds for which a page renders undisturbed. */
const restDelay = 1_500

/** Milliseconds before code that failed to load is fetched again. */
const retryDelay = 5_000

/** Loads the code of a part once the page is idle, so that it can open at once. */
export function useFetchedAtRest(part: { readonly fetch: () => Promise<void> }): void {
  useEffect(() => fetchAtRest(part.fetch), [part])
}

/**
 * Fetches after a pause, again after a failure, and not while there is no network; returns a
 * function that cancels it.
 */
export function fetchAtRest(fetch: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    timer = setTimeout(ask, retryDelay)
  }
  const ask = () => {
    // Older versions of Chromium keep a failure until the page is reloaded, so code must not be
    // fetched without a network.
    if (navigator.onLine) fetch().catch(again)
    else again()
  }
  timer = setTimeout(ask, restDelay)
  return () => clearTimeout(timer)
}
