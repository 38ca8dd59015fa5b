import { connect } from 'node:net'

export type HttpLoad = {
  port: number
  /** Whole requests as bytes, sent one after the other, over and over. */
  requests: readonly Buffer[]
  connections: number
  milliseconds: number
}

export type LoadResult = {
  perSecond: number
  /** Of every request, in milliseconds. */
  latencies: number[]
  /** Bytes of a body, on average. */
  bodyBytes: number
}

/** A GET as bytes. */
export function getRequest(path: string, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/**
 * Keeps connections busy for a time, each with one request after the other. Hand-made: on two cores
 * a generator that parses HTTP in JavaScript would be what is measured (decision 0019).
 */
export async function loadOverHttp(load: HttpLoad): Promise<LoadResult> {
  const latencies: number[] = []
  let bytes = 0
  let next = 0
  const begun = performance.now()
  const end = begun + load.milliseconds
  const takeRequest = () => {
    const request = load.requests[next % load.requests.length]
    next += 1
    if (request === undefined) throw new Error('a load without requests')
    return request
  }
  const note = (latency: number, bodyBytes: number) => {
    latencies.push(latency)
    bytes += bodyBytes
  }
  await Promise.all(
    Array.from({ length: load.connections }, () => keepBusy(load.port, end, takeRequest, note)),
  )
  const seconds = (performance.now() - begun) / 1_000
  return { perSecond: latencies.length / seconds, latencies, bodyBytes: bytes / latencies.length }
}

function keepBusy(
  port: number,
  end: number,
  takeRequest: () => Buffer,
  note: (latency: number, bodyBytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let answer: Buffer = Buffer.alloc(0)
    let length = 0
    let missing = 0
    const send = () => {
      if (performance.now() >= end) {
        socket.end()
        resolve()
        return
      }
      answer = Buffer.alloc(0)
      sent = performance.now()
      socket.write(takeRequest())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
        const head = answer.indexOf('\r\n\r\n')
        if (head < 0) return
        const text = answer.toString('latin1', 0, head)
        if (!text.startsWith('HTTP/1.1 200')) {
          socket.destroy(
            new Error(`${text.split('\r\n', 1).join()}: ${answer.toString('utf8', head)}`),
          )
          return
        }
        length = Number(/content-length: (\d+)/i.exec(text)?.[1])
        missing = length - (answer.length - head - 4)
      }
      if (missing > 0) return
      note(performance.now() - sent, length)
      send()
    })
  })
}
