import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { type Benchmark, median, quantile } from './parts/measure.ts'
import { type Person, signInPeople } from './parts/people.ts'
import { onStage } from './parts/stage.ts'

const place: Condominiums = { batch: 1, tenants: 1, residentsEach: 1_000 }

const STREAMS = 200
const ALERTS_A_ROUND = 20

/** How long a stream may take to receive an alert before it counts as lost, in milliseconds. */
const LOST_MS = 5_000

export const panicDelivery: Benchmark = {
  about: `from pressing the panic button to the event in a browser, ${STREAMS} of them open`,
  run: ({ rounds, say }) =>
    onStage(async (stage) => {
      const database = await stage.database('panic')
      await makeCondominiums(database, place)
      await settle(database)
      const tenant = tenantId(place, 0)
      const watchers = await signInPeople(
        database,
        Array.from({ length: STREAMS }, () => ({ role: 'sindico', tenantId: tenant })),
      )
      // Each once: pressed again soon after, the button adds to the same alert.
      const residents = await signInPeople(
        database,
        Array.from({ length: ALERTS_A_ROUND * (rounds + 1) }, (_, nth) => ({
          role: 'condomino',
          tenantId: tenant,
          residentId: residentId(place, 0, nth + 1),
        })),
      )
      const server = await stage.server(database)
      const heard = new Map<string, number[]>()
      const onAlert = (alert: string) => {
        heard.set(alert, [...(heard.get(alert) ?? []), performance.now()])
      }
      const streams = await Promise.all(
        watchers.map(({ token }) => listen(server.url, token, onAlert)),
      )

      /** Milliseconds from the press until each of the streams has received it. */
      const pressOnce = async ({ token }: Person): Promise<number[]> => {
        const pressed = performance.now()
        const alert = await raise(server.url, token)
        while ((heard.get(alert)?.length ?? 0) < STREAMS) {
          if (performance.now() - pressed > LOST_MS) {
            throw new Error(`${heard.get(alert)?.length ?? 0} streams heard of an alert`)
          }
          await sleep(20)
        }
        return (heard.get(alert) ?? []).map((at) => at - pressed)
      }
      const results: number[][] = []
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const delays: number[] = []
        const from = round * ALERTS_A_ROUND
        for (const person of residents.slice(from, from + ALERTS_A_ROUND)) {
          delays.push(...(await pressOnce(person)))
        }
        if (round === 0) continue
        results.push(delays)
        say(`round ${round}: p99 ${quantile(delays, 0.99).toFixed(0)} ms of ${delays.length}`)
      }
      for (const close of streams) close()
      const over = (share: number) => median(results.map((delays) => quantile(delays, share)))
      return [
        { name: 'median of all deliveries', value: over(0.5), unit: 'ms' },
        {
          name: 'p99 of all deliveries',
          value: over(0.99),
          unit: 'ms',
          limit: { at: 'most', value: 100 },
        },
      ]
    }),
}

/** The id of the alert that was raised. */
async function raise(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/notifications/panic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Tem alguém na escada' }),
  })
  if (response.status !== 201) throw new Error(`an alert was answered ${response.status}`)
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}

/** Opens a stream as a browser does; answers the function that closes it, once it has begun. */
function listen(url: string, token: string, onAlert: (alert: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const request = get(`${url}/api/v1/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`))
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.includes('event: open')) resolve(() => request.destroy())
          const alert = /event: panic\.raised\ndata: \{"id":"([^"]+)"/.exec(block)?.[1]
          if (alert !== undefined) onAlert(alert)
        }
      })
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}
