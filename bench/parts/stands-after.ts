import type { BareBrowser, Visit } from './bare-browser.ts'
import { SLOWER } from './browser.ts'

/** A page, and an expression that is true once its main content is there. */
export type Standing = { readonly page: string; readonly stands: string }

/** Milliseconds from the request of a page to the frame in which its main content is painted. */
export async function standsAfter(
  browser: BareBrowser,
  url: string,
  { page, stands }: Standing,
  how: Pick<Visit, 'line' | 'restMs'> = {},
): Promise<number> {
  const found = await browser.visit(`${url}${page}`, {
    ...how,
    slower: SLOWER,
    expression: 'window.standsAfter',
    script: watching(stands),
  })
  if (typeof found !== 'number') throw new Error(`${page} does not stand`)
  return found
}

/** A script that records the first frame after an expression became true. */
const watching = (stands: string) => `
  new MutationObserver((_, observer) => {
    if (!(${stands})) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.standsAfter = performance.now())))
  }).observe(document, { childList: true, subtree: true, attributes: true })`

/** An expression that is true once a selector matches. */
export const shows = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}) !== null`

/**
 * An expression that is true once nothing on the page is loading, and a heading has these words.
 */
export const tells = (heading: string): string =>
  `document.querySelector('main [aria-busy]') === null &&
   [...document.querySelectorAll('main h2')].some((one) => one.textContent === ${JSON.stringify(heading)})`
