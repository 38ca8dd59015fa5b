import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Streams that begin at once: each asks the database for its place. */
const AT_ONCE = 100

/** Milliseconds until a stream that ended is opened again. */
const AGAIN_MS = 1_000

/** One stream, and what it was told. */
type Held = {
  readonly url: string
  readonly token: string
  /** How often it was told of each alert. */
  readonly told: Map<string, number>
  last: string | null
}

/** Streams that are held open as by browsers. */
export type HeldStreams = {
  /** How often each stream was told of each alert, in the order of the streams. */
  told(): readonly ReadonlyMap<string, number>[]
  /** How often a stream ended, and how often one was told that its place is lost. */
  counts(): { ended: number; resets: number }
  close(): void
}

/** Opens streams, and again those that end; resolves once all have begun. */
export async function holdStreams(
  wanted: readonly { url: string; token: string }[],
): Promise<HeldStreams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const counts = { ended: 0, resets: 0 }
  const closing = new AbortController()
  const held = wanted.map((one): Held => ({ ...one, told: new Map(), last: null }))

  function take(stream: Held, block: string): void {
    const id = /^id: (.*)$/m.exec(block)?.[1]
    if (id !== undefined) stream.last = id
    if (/^event: reset$/m.test(block)) counts.resets += 1
    if (!/^event: panic\.raised$/m.test(block)) return
    const alert = /^data: \{"id":"([^"]+)"/m.exec(block)?.[1]
    if (alert !== undefined) stream.told.set(alert, (stream.told.get(alert) ?? 0) + 1)
  }

  /** Follows a stream until it ends; `begun` is called at its first words. */
  function follow(stream: Held, begun: () => void): Promise<void> {
    return new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${stream.token}`,
        accept: 'text/event-stream',
        ...(stream.last !== null && { 'last-event-id': stream.last }),
      }
      const request = get(`${stream.url}/api/v1/stream`, { headers, agent }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n')
          text = blocks.pop() ?? ''
          for (const block of blocks) take(stream, block)
          if (response.statusCode === 200 && blocks.length > 0) begun()
        })
        response.on('error', () => undefined)
        response.on('close', resolve)
      })
      request.on('error', () => resolve())
    })
  }

  async function keep(stream: Held, begun: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      await follow(stream, begun)
      if (closing.signal.aborted) return
      counts.ended += 1
      await sleep(AGAIN_MS)
    }
  }

  const queue = [...held]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let stream = queue.shift(); stream; stream = queue.shift()) {
        const { promise, resolve } = Promise.withResolvers<void>()
        void keep(stream, resolve)
        await promise
      }
    }),
  )
  return {
    told: () => held.map(({ told }) => told),
    counts: () => ({ ...counts }),
    close() {
      closing.abort()
      agent.destroy()
    },
  }
}
