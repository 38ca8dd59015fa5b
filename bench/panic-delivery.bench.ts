import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { alertIsGone, momentOfAlert } from './parts/alert-screen.ts'
import { signIn } from './parts/browser.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median, quantile } from './parts/measure.ts'
import { type Person, signInPeople } from './parts/people.ts'

const STREAMS = 500
const ALERTS_A_ROUND = 20

/** Milliseconds after which an event that a stream has not received counts as lost. */
const LOST_MS = 5_000

const SECOND_MS = 1_000

/**
 * The shortest times that a company can set: seconds until the letter to the síndicos, and to the
 * platform.
 */
const ladder = { letter_after_s: 30, platform_after_s: 60 }

/** Seconds by which the last level may be late. */
const LATE_S = 5

/** The demonstration's main company. */
const COMPANY = `SELECT tenant_id AS id FROM memberships m JOIN users u ON u.id = m.user_id
  WHERE u.email = 'sindico@bosque.example' AND m.tenant_id IS NOT NULL LIMIT 1`

export const panicDelivery: Benchmark = {
  about: `from pressing the panic button to ${STREAMS} streams and two screens, while the mail server hangs`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const mail = await hangingMailServer()
      try {
        const database = await environment.database('panic')
        const browser = await environment.browser()
        const { url } = await environment.server(database, { seed: 'demo', mail: mail.url })
        const screens = [await browser.newPage(), await browser.newPage()]
        for (const page of screens) await signIn(page, url, 'funcionario@bosque.example')
        const people = await makePeople(database, ALERTS_A_ROUND * (rounds + 1) + 1)
        const { watchers, residents, sindico } = people
        const received = new Map<string, number[]>()
        const receive = (alert: string) => {
          received.set(alert, [...(received.get(alert) ?? []), performance.now()])
        }
        const streams = await Promise.all(watchers.map(({ token }) => listen(url, token, receive)))
        const streamed: number[][] = []
        const painted: number[] = []
        // The first round is a warm-up.
        for (let round = 0; round <= rounds; round += 1) {
          const delays: number[] = []
          const from = round * ALERTS_A_ROUND
          for (const person of residents.slice(from, from + ALERTS_A_ROUND)) {
            const painting = screens.map((page) => page.evaluate(momentOfAlert))
            const pressedAt = Date.now()
            const alert = await raise(url, person)
            delays.push(...(await deliveries(received, alert)))
            const moments = await Promise.all(painting)
            if (round > 0) painted.push(...moments.map((at) => at - pressedAt))
            await end(url, sindico, alert)
            await Promise.all(screens.map(alertIsGone))
          }
          if (round === 0) continue
          streamed.push(delays)
          say(`round ${round}: p99 ${quantile(delays, 0.99).toFixed(0)} ms of ${delays.length}`)
        }
        const last = residents.at(-1)
        if (!last) throw new Error('nobody is left to press')
        const reached = await lastLevel(database, await raise(url, last))
        for (const close of streams) close()
        return figuresOf(streamed, painted, { reached, letters: mail.calls() })
      } finally {
        mail.close()
      }
    }),
}

function figuresOf(
  streamed: readonly number[][],
  painted: readonly number[],
  { reached, letters }: { reached: number; letters: number },
): Figure[] {
  const over = (share: number) => median(streamed.map((delays) => quantile(delays, share)))
  const most = (value: number) => ({ at: 'most', value }) as const
  return [
    { name: 'streams, median', value: over(0.5), unit: 'ms' },
    { name: 'streams, p99', value: over(0.99), unit: 'ms', limit: most(100) },
    { name: 'screens, median', value: median(painted), unit: 'ms' },
    {
      name: 'screens, the slowest',
      value: Math.max(...painted),
      unit: 'ms',
      limit: most(SECOND_MS),
    },
    {
      name: 'the last level of escalation',
      value: reached,
      unit: 's',
      limit: most(ladder.platform_after_s + LATE_S),
    },
    {
      name: 'letters that the hanging mail server took no word of',
      value: letters,
      unit: 'answers',
      limit: { at: 'least', value: 1 },
    },
  ]
}

/**
 * Makes staff on duty who watch, a síndico who closes alerts, and residents who press once each,
 * since pressing again makes no new alert.
 */
async function makePeople(database: BenchDatabase, presses: number) {
  const [company] = (await database.client.query<{ id: string }>(COMPANY)).rows
  const tenantId = String(company?.id)
  await database.client.query(
    `UPDATE tenants SET settings = jsonb_set(coalesce(settings, '{}'), '{panic}', $2) WHERE id = $1`,
    [tenantId, JSON.stringify({ ...ladder, recipient_ids: [] })],
  )
  const found = await database.client.query<{ id: string }>(
    `SELECT r.id FROM residents r WHERE r.tenant_id = $1 AND r.deleted_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM memberships m WHERE m.tenant_id = r.tenant_id AND m.resident_id = r.id)
     ORDER BY r.id LIMIT $2`,
    [tenantId, presses],
  )
  const [sindico] = await signInPeople(database, [{ role: 'sindico', tenantId }])
  if (!sindico) throw new Error('nobody may close an alert')
  return {
    sindico,
    watchers: await signInPeople(
      database,
      Array.from({ length: STREAMS }, () => ({ role: 'funcionario' as const, tenantId })),
    ),
    residents: await signInPeople(
      database,
      found.rows.map(({ id }) => ({ role: 'condomino' as const, tenantId, residentId: id })),
    ),
  }
}

/**
 * Milliseconds from the press of an alert until it reached each stream. Throws if a stream has not
 * received it in time.
 */
async function deliveries(
  received: ReadonlyMap<string, readonly number[]>,
  { id, pressed }: Pressed,
): Promise<number[]> {
  while ((received.get(id)?.length ?? 0) < STREAMS) {
    if (performance.now() - pressed > LOST_MS)
      throw new Error(`${received.get(id)?.length ?? 0} streams received an alert`)
    await sleep(20)
  }
  return (received.get(id) ?? []).map((at) => at - pressed)
}

/** Seconds until an alert that nobody acknowledges has reached the platform. */
async function lastLevel({ client }: BenchDatabase, { id, pressed }: Pressed): Promise<number> {
  const seconds = () => (performance.now() - pressed) / 1_000
  while (seconds() < ladder.platform_after_s + 60) {
    const { rows } = await client.query<{ escalated: string[] }>(
      'SELECT escalated FROM panic_alerts WHERE id = $1',
      [id],
    )
    if (rows[0]?.escalated.includes('platform')) return seconds()
    await sleep(100)
  }
  throw new Error('an alert did not reach the platform')
}

/** Starts a mail server that accepts connections but never answers. */
async function hangingMailServer() {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, calls: () => calls, close: () => server.close() }
}

/** Acknowledges an alert and closes it. */
async function end(url: string, { token }: Person, { id }: Pressed): Promise<void> {
  for (const [step, body] of [
    ['acknowledge', {}],
    ['close', { resolution: 'test' }],
  ] as const) {
    const { status } = await fetch(`${url}/api/v1/notifications/panic/${id}/${step}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (status !== 200) throw new Error(`${step} was answered ${status}`)
  }
}

type Pressed = { readonly id: string; readonly pressed: number }

/** Raises an alert; resolves to it and the time of the press. */
async function raise(url: string, { token }: Person): Promise<Pressed> {
  const pressed = performance.now()
  const response = await fetch(`${url}/api/v1/notifications/panic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Tem alguém na escada' }),
  })
  if (response.status !== 201) throw new Error(`an alert was answered ${response.status}`)
  const { data } = (await response.json()) as { data: { id: string } }
  return { id: data.id, pressed }
}

/** Opens a stream like a browser; resolves to a function that closes it. */
function listen(url: string, token: string, receive: (alert: string) => void): Promise<() => void> {
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
          if (alert !== undefined) receive(alert)
        }
      })
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}
