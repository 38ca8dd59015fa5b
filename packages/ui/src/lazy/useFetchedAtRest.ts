import { useEffect } from 'react'

/** Milliseconds in which a page renders undisturbed. */
const restDelay = 1_500

/** Milliseconds after which code that failed to load is fetched again. */
const retryDelay = 5_000

/** Fetches the code of a part once the page is idle, so that it is there when somebody opens it. */
export function useFetchedAtRest(part: { readonly fetch: () => Promise<void> }): void {
  useEffect(() => fetchAtRest(part.fetch), [part])
}

/** Fetches after a pause, again where that fails, and not while there is no network; the answer calls it off. */
export function fetchAtRest(fetch: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    timer = setTimeout(ask, retryDelay)
  }
  const ask = () => {
    // Older versions of Chromium keep a failure until the page is reloaded: code that failed for want of a
    // network would never come.
    if (navigator.onLine) fetch().catch(again)
    else again()
  }
  timer = setTimeout(ask, restDelay)
  return () => clearTimeout(timer)
}
