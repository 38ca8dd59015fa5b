// Simulated readers in a process of their own, each of which takes some milliseconds for a command.
// It is configured by environment variables and answers on `PORT`: `/readers` tells where they are,
// `/users` how many people each holds, and `/gone?user=7` when the last of a user was gone from each.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ControlIdReader } from '../../apps/simulators/src/control-id/control-id-reader.ts'

const { PORT = '', READERS = '1', COMMAND_MS = '0', PASSWORD = '' } = process.env

/** Milliseconds between two looks at the stores. */
const LOOK_MS = 5
/** Milliseconds after which a user who is still there is told so. */
const LONGEST_MS = 60_000

const readers = await Promise.all(
  Array.from({ length: Number(READERS) }, () =>
    ControlIdReader.start({ port: 0, password: PASSWORD, commandMs: Number(COMMAND_MS) }),
  ),
)

/** Tables in which a user may be. */
const TABLES = ['users', 'cards'] as const

const holds = (reader: ControlIdReader, user: number) =>
  TABLES.some((table) => {
    const id = table === 'users' ? 'id' : 'user_id'
    return reader.rows(table, { fields: ['id'], where: { [table]: { [id]: user } } }).length > 0
  })

/** Returns the moments at which a user was found gone from each reader, by `Date.now`. */
async function goneFrom(user: number): Promise<number[] | null> {
  if (!readers.every((reader) => holds(reader, user))) return null
  const gone = new Map<ControlIdReader, number>()
  const until = Date.now() + LONGEST_MS
  while (gone.size < readers.length && Date.now() < until) {
    await sleep(LOOK_MS)
    for (const reader of readers)
      if (!gone.has(reader) && !holds(reader, user)) gone.set(reader, Date.now())
  }
  return readers.map((reader) => gone.get(reader) ?? until)
}

const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/readyz': () => ({}),
  '/readers': () => readers.map(({ port, deviceId }) => ({ port, deviceId: String(deviceId) })),
  '/users': () => readers.map((reader) => reader.rows('users', { fields: ['id'] }).length),
  '/gone': (query) => goneFrom(Number(query.get('user'))),
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://readers.invalid')
  const body = await answers[pathname]?.(searchParams)
  response
    .writeHead(body === undefined || body === null ? 404 : 200)
    .end(JSON.stringify(body ?? null))
}

createServer((request, response) => void answer(request, response)).listen(
  Number(PORT),
  '127.0.0.1',
)
process.once('SIGTERM', () => process.exit(0))
