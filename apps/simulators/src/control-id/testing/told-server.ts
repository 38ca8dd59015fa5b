import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseWide } from '../wide-json.ts'

/** A call that a reader made. */
export type ToldCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly text: string
  readonly type: string
}

export type Answer = { readonly status?: number; readonly body?: string } | 'nothing'

/** A server as a reader calls it: it keeps the calls, and answers as the test says. */
export type ToldServer = {
  readonly port: number
  readonly calls: ToldCall[]
  answer: (call: ToldCall) => Answer
  /** The bodies of the calls whose path ends so. */
  bodies(end: string): readonly unknown[]
  close(): Promise<void>
}

/** Starts such a server, which answers 200 without a body at first. */
export async function startToldServer(): Promise<ToldServer> {
  const calls: ToldCall[] = []
  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://server.invalid')
    const call: ToldCall = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      text: await text(request),
      type: request.headers['content-type'] ?? '',
    }
    calls.push(call)
    const answer = told.answer(call)
    if (answer !== 'nothing') response.writeHead(answer.status ?? 200).end(answer.body ?? '')
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const told: ToldServer = {
    port: (server.address() as AddressInfo).port,
    calls,
    answer: () => ({}),
    bodies: (end) =>
      calls.filter(({ path }) => path.endsWith(end)).map((call) => parseWide(call.text)),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return told
}
