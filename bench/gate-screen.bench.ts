import { type BareBrowser, openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'

/** Two pages, and what is there once each stands. */
const list = { page: '/apps/condominiums/residents/', stands: 'main tbody tr a' }
const desk = { page: '/apps/condominiums/gate/', stands: 'main:not(:has([aria-busy])) li button' }

export const gateScreen: Benchmark = {
  about: `the gate's desk beside the list of residents, cold, ${SLOWER} × slower, one after the other`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('gate_screen')
      const { url } = await environment.server(database, { seed: 'demo' })
      const browser = await openBareBrowser()
      const lists: number[] = []
      const desks: number[] = []
      try {
        await browser.prepare((page) => signIn(page, url, 'funcionario@bosque.example'))
        // The first round warms up.
        for (let round = 0; round <= rounds; round += 1) {
          const [ofList, ofDesk] = [
            await standsAfter(browser, url, list),
            await standsAfter(browser, url, desk),
          ]
          if (round === 0) continue
          say(`round ${round}: list ${ofList.toFixed(0)} ms, desk ${ofDesk.toFixed(0)} ms`)
          lists.push(ofList)
          desks.push(ofDesk)
        }
      } finally {
        await browser.close()
      }
      const [ofList, ofDesk] = [median(lists), median(desks)]
      return [
        { name: 'the list of residents', value: ofList, unit: 'ms' },
        { name: 'the desk', value: ofDesk, unit: 'ms' },
        {
          name: 'the desk beside the list',
          value: ofDesk / ofList,
          unit: '×',
          limit: { at: 'most', value: 1.15 },
        },
      ]
    }),
}

/** Milliseconds from the request of a page to the frame in which what is looked for is painted. */
async function standsAfter(
  browser: BareBrowser,
  url: string,
  { page, stands }: typeof list,
): Promise<number> {
  const found = await browser.visit(`${url}${page}`, SLOWER, 'window.standsAfter', watching(stands))
  if (typeof found !== 'number') throw new Error(`${page} does not stand`)
  return found
}

/** A script that notes the first frame after an element of a selector came to the page. */
const watching = (selector: string) => `
  new MutationObserver((_, observer) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.standsAfter = performance.now())))
  }).observe(document, { childList: true, subtree: true, attributes: true })`
