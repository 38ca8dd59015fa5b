import { openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { shows, standsAfter } from './parts/stands-after.ts'

/** Two pages, each with the content that shows when it is complete. */
const list = { page: '/apps/condominiums/residents/', stands: shows('main tbody tr a') }
const desk = {
  page: '/apps/condominiums/gate/',
  stands: shows('main:not(:has([aria-busy])) li button'),
}

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
        // The first round is a warm-up.
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
