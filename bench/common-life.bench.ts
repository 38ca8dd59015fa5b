import { announce, TOLD } from './parts/announcing.ts'
import { openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { type Condominiums, makeCondominiums, settle, tenantId } from './parts/condominiums.ts'
import { type BenchEnvironment, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'
import { AREA, makeReservations } from './parts/reservations.ts'
import { shows, standsAfter } from './parts/stands-after.ts'

const size: Condominiums = { batch: 1, tenants: 20, residentsEach: 1_000 }

/**
 * The number of reservations of one area in a month. It is the same in every month and every
 * company.
 */
const BOOKED = 500
const ROUND_MS = 3_000

const MONTH = '2030-05-01'

/** Milliseconds of each answer, one request after another. */
async function answersOf(
  environment: BenchEnvironment,
  rounds: number,
  say: (line: string) => void,
) {
  const database = await environment.database('common_life')
  await makeCondominiums(database, size)
  await makeReservations(database, { booked: BOOKED, from: '2030-01-01' })
  await settle(database)
  const [sindico] = await signInPeople(database, [{ role: 'sindico', tenantId: tenantId(size, 3) }])
  const { port } = await environment.server(database)
  const asked = {
    month: `/api/v1/events/calendar?from=${MONTH}&to=2030-06-01&common_area_id=${AREA}`,
    days: `/api/v1/common-areas/${AREA}/days?from=${MONTH}`,
  }
  const measured: Record<keyof typeof asked, number[]> = { month: [], days: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const name of Object.keys(asked) as (keyof typeof asked)[]) {
      const authorization = `Bearer ${sindico?.token}`
      const requests = [getRequest(asked[name], { authorization })]
      const { latencies } = await loadOverHttp({
        port,
        requests,
        connections: 1,
        milliseconds: ROUND_MS,
      })
      if (round === 0) continue
      say(`round ${round}, ${name}: ${median(latencies).toFixed(1)} ms`)
      measured[name].push(median(latencies))
    }
  return measured
}

/**
 * Opens the list of residents and the calendar in turns, without a cache, on a slower processor.
 */
async function pagesOf(environment: BenchEnvironment, rounds: number, say: (line: string) => void) {
  const list = {
    page: '/apps/condominiums/residents/',
    stands: shows('main tbody tr a'),
  }
  const calendar = {
    page: '/apps/condominiums/events/',
    stands: shows('main .ui-event'),
  }
  const { url } = await environment.server(await environment.database('calendar'), { seed: 'demo' })
  const browser = await openBareBrowser()
  const measured = { list: [] as number[], calendar: [] as number[] }
  try {
    await browser.prepare((page) => signIn(page, url, 'sindico@bosque.example'))
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const ofList = await standsAfter(browser, url, list)
      const ofCalendar = await standsAfter(browser, url, calendar)
      if (round === 0) continue
      say(`round ${round}: list ${ofList.toFixed(0)} ms, calendar ${ofCalendar.toFixed(0)} ms`)
      measured.list.push(ofList)
      measured.calendar.push(ofCalendar)
    }
  } finally {
    await browser.close()
  }
  return measured
}

export const commonLife: Benchmark = {
  about: `a month of an area with ${BOOKED} reservations among ${BOOKED * 12 * size.tenants}; the calendar beside the list of residents, cold, ${SLOWER} × slower; an announcement to ${TOLD} people, while another company reads its lists and presses its alarms`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const answers = await answersOf(environment, rounds, say)
      const pages = await pagesOf(environment, rounds, say)
      const [list, calendar] = [median(pages.list), median(pages.calendar)]
      const told = await announce(environment)
      say(
        `lists of another company: p99 ${told.quiet.toFixed(1)} ms before, ${told.meanwhile.toFixed(1)} ms meanwhile; memory ${told.before.toFixed(0)} MiB before, ${told.peak.toFixed(0)} MiB at most`,
      )
      return [
        {
          name: 'a month of an area, p50',
          value: median(answers.month),
          unit: 'ms',
          limit: { at: 'most', value: 20 },
        },
        { name: 'what is free on six weeks’ days, p50', value: median(answers.days), unit: 'ms' },
        { name: 'the list of residents', value: list, unit: 'ms' },
        { name: 'the calendar', value: calendar, unit: 'ms' },
        {
          name: 'the calendar beside the list',
          value: calendar / list,
          unit: '×',
          limit: { at: 'most', value: 1.5 },
        },
        {
          name: `an announcement to ${TOLD} people, until the last inbox has it`,
          value: told.seconds,
          unit: 's',
          limit: { at: 'most', value: 10 },
        },
        { name: 'the request that sends it', value: told.request, unit: 'ms' },
        {
          name: 'lists of another company meanwhile, p99 beside before',
          value: told.meanwhile / told.quiet,
          unit: '×',
          limit: { at: 'most', value: 3 },
        },
        { name: 'alarms of another company before, p99', value: told.alarmsQuiet, unit: 'ms' },
        {
          name: 'alarms of another company meanwhile, p99 beside before',
          value: told.alarmsMeanwhile / told.alarmsQuiet,
          unit: '×',
          limit: { at: 'most', value: 8 },
        },
        {
          name: 'memory of the server meanwhile, beside before',
          value: told.peak - told.before,
          unit: 'MiB',
          limit: { at: 'most', value: 200 },
        },
      ] satisfies Figure[]
    }),
}
