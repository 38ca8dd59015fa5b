import { request } from 'node:http'
import type { SimulatorClock } from './reader-clock.ts'

export type OutgoingCall = {
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly body?: string | Buffer
  readonly type?: string
  readonly timeoutMs: number
}

export type OutgoingReply = { readonly status: number; readonly body: string }

const MOST_BYTES = 1_048_576

/** The calls that a reader makes; without a network they end by their time alone. */
export class OutgoingCalls {
  readonly #clock: SimulatorClock
  readonly #open = new Set<() => void>()
  isConnected = true

  constructor(clock: SimulatorClock) {
    this.#clock = clock
  }

  /** Calls a server; null where no whole reply came in time. */
  send({
    method = 'POST',
    url,
    body,
    type,
    timeoutMs,
  }: OutgoingCall): Promise<OutgoingReply | null> {
    return new Promise((done) => {
      const ended = new AbortController()
      const finish = (reply: OutgoingReply | null) => {
        cancel()
        this.#open.delete(end)
        done(reply)
      }
      const end = () => {
        if (!this.#open.has(end)) return
        finish(null)
        ended.abort()
      }
      const cancel = this.#clock.after(timeoutMs, end)
      this.#open.add(end)
      if (!this.isConnected) return
      const bytes = body === undefined ? undefined : Buffer.from(body)
      try {
        const sent = request(url, {
          method,
          agent: false,
          signal: ended.signal,
          headers: {
            ...(type === undefined ? {} : { 'Content-Type': type }),
            ...(bytes ? { 'Content-Length': bytes.length } : {}),
          },
        })
        sent.on('error', end)
        sent.on('response', (response) => {
          const parts: Buffer[] = []
          let length = 0
          response.on('error', end)
          response.on('data', (part: Buffer) => {
            length += part.length
            if (length > MOST_BYTES) end()
            else parts.push(part)
          })
          response.on('end', () => {
            finish({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() })
          })
          response.on('close', end)
        })
        sent.end(bytes)
      } catch {
        // An address that is none.
        end()
      }
    })
  }

  /** Ends every call under way. */
  drop(): void {
    for (const end of this.#open) end()
  }
}

/** Returns a path below an address given as `host:port` or as a URL, with or without a path. */
export function urlBelow(address: string, path: string): string {
  const base = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`
  return `${base.replace(/\/+$/, '')}/${path}`
}
