import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InboundFact, PushResult, ReaderQuestion } from '@portaria/drivers/access/inbound-fact'
import type { AskedServer } from './access-run.ts'

/** What a family makes of a request, and of a decision. */
export type Dialect = {
  parse(request: {
    method: string
    path: string
    query: URLSearchParams
    contentType: string | null
    body: Uint8Array
  }): readonly InboundFact[]
  answer(question: ReaderQuestion, isGranted: boolean): string
}

/** The unguessable part of a reader's path. */
const SECRET = 'b9f2c1'

/** Commands that the reader fetches, and what becomes of their results. */
type Work = { handOut(): string; settle(results: readonly PushResult[]): void }

export type StartedServer = Omit<AskedServer, 'receive' | 'giveWork' | 'mode'> & {
  work: Work | undefined
  readonly port: number
  readonly path: string
  close(): void
}

/** Starts a server for one reader, as a product has it. */
export async function startAskedServer(dialect: Dialect): Promise<StartedServer> {
  let isAway = false
  const server = createServer((request, response) => {
    if (isAway) request.socket.destroy()
    else void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://server.invalid')
      const path = pathname.slice(`/${SECRET}/`.length)
      const facts = dialect.parse({
        method: request.method ?? '',
        path,
        query,
        contentType: request.headers['content-type'] ?? null,
        body: Buffer.concat(chunks),
      })
      for (const fact of facts) {
        started.onFact(fact)
        if (fact.kind === 'push_result') started.work?.settle(fact.results)
      }
      if (facts.some(({ kind }) => kind === 'push_ask')) {
        response.end(started.work?.handOut() ?? '')
        return
      }
      const asked = facts.find((fact) => fact.kind === 'question')?.question
      const decided = asked && dialect.answer(asked, started.decide(asked))
      response.end(asked ? (started.garbage ?? decided) : '')
    } catch {
      request.socket.destroy()
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const started: StartedServer = {
    port: (server.address() as AddressInfo).port,
    path: SECRET,
    work: undefined,
    onFact: () => undefined,
    decide: () => false,
    garbage: undefined,
    setAway(away) {
      isAway = away
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return started
}
