import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Dial } from '../dial.ts'

/** A request as it came. */
export type SeenRequest = {
  readonly method: string
  readonly command: string
  readonly query: URLSearchParams
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** Writes an answer. */
export type Answering = (request: SeenRequest, response: ServerResponse) => void
/** An answer: a function that writes it, its JSON, or null for an empty body. */
type Script = Answering | Readonly<Record<string, unknown>> | readonly unknown[] | null

/** An HTTP server that answers by command, in the order of a list, the last answer for ever. */
export type ScriptedReader = {
  readonly port: number
  readonly seen: readonly SeenRequest[]
  /** The requests with a command other than `login`. */
  commands(): readonly string[]
  bodyOf(command: string, at?: number): unknown
  script(answers: Readonly<Record<string, readonly Script[]>>): void
  stop(): void
}

/** Returns an answer with a status and a text. */
export const answerOf =
  (status: number, text: string): Answering =>
  (_, response) => {
    response.writeHead(status).end(text)
  }

/** Answers `load_objects` with the rows of tables as they are then, whatever the condition. */
export const rowsOf =
  (tables: Readonly<Record<string, readonly object[]>>): Answering =>
  ({ body }, response) => {
    const { object } = JSON.parse(body) as { object: string }
    response.end(JSON.stringify({ [object]: tables[object] ?? [] }))
  }

/** Starts a server that knows a session, and `Invalid command` for what its script lacks. */
export async function startScriptedReader(): Promise<ScriptedReader> {
  const seen: SeenRequest[] = []
  const scripts = new Map<string, Script[]>([['login', [{ session: 'apx7NM2CErTcvXpuvExuzaZ7' }]]])
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('error', () => undefined)
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://reader')
      const command = pathname.replace(/^\/|\.fcgi$/g, '')
      const body = Buffer.concat(chunks).toString('utf8')
      const one = { method: request.method ?? '', command, query, headers: request.headers, body }
      seen.push(one)
      const answers = scripts.get(command) ?? [answerOf(400, '{"error":"Invalid command"}')]
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (typeof answer === 'function') answer(one, response)
      else response.end(answer ? JSON.stringify(answer) : '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    seen,
    commands: () => seen.map(({ command }) => command).filter((command) => command !== 'login'),
    bodyOf: (command, at = 0) =>
      JSON.parse(seen.filter((one) => one.command === command)[at]?.body ?? 'null') as unknown,
    script(answers) {
      for (const [command, list] of Object.entries(answers)) scripts.set(command, [...list])
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Connects to this machine. */
export const dialHere: Dial = ({ port }) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
