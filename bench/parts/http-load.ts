import { connect } from 'node:net'

/** Milliseconds after the end in which last answers may arrive. */
const GRACE_MS = 5_000

export type HttpLoad = {
  port: number
  /** Complete requests as bytes, sent repeatedly in order. */
  requests: readonly Buffer[]
  connections: number
  milliseconds: number
  /** The maximum number of requests in total; by default as many as the time allows. */
  most?: number
  /** Whether to count refusals as answers, and to reopen connections that the server closes. */
  takesRefusals?: boolean
}

export type LoadResult = {
  perSecond: number
  /** Milliseconds of every request. */
  latencies: number[]
  /** Average size of a body in bytes. */
  bodyBytes: number
  /** Number of answers by status. */
  statuses: Readonly<Record<string, number>>
}

/** Makes a POST or PATCH with a JSON body, as bytes. */
export function jsonRequest(
  method: 'POST' | 'PATCH',
  path: string,
  headers: Readonly<Record<string, string>>,
  value: object,
): Buffer {
  const body = JSON.stringify(value)
  const length = Buffer.byteLength(body)
  const lines = headLines({
    ...headers,
    'content-type': 'application/json',
    'content-length': String(length),
  })
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`)
}

/** Makes a GET, as bytes. */
export function getRequest(path: string, headers: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${headLines(headers)}\r\n`)
}

const headLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

/**
 * Keeps connections busy for a time, each with one request after another. It is hand-made because a
 * generator that parses HTTP in JavaScript would itself be measured on two cores (decision 0019).
 */
export async function loadOverHttp(load: HttpLoad): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  let bytes = 0
  let next = 0
  const begun = performance.now()
  const source: Source = {
    load,
    end: begun + load.milliseconds,
    take() {
      if (next >= (load.most ?? Number.POSITIVE_INFINITY)) return null
      const request = load.requests[next % load.requests.length]
      next += 1
      if (request === undefined) throw new Error('a load without requests')
      return request
    },
    note({ status, ms, bodyBytes }) {
      latencies.push(ms)
      statuses[status] = (statuses[status] ?? 0) + 1
      bytes += bodyBytes
    },
  }
  await Promise.all(Array.from({ length: load.connections }, () => keepBusy(source)))
  const seconds = (performance.now() - begun) / 1_000
  const perSecond = latencies.length / seconds
  return { perSecond, latencies, bodyBytes: bytes / latencies.length, statuses }
}

/** The requests that connections send until the end, and the record of their answers. */
type Source = {
  load: HttpLoad
  end: number
  /** Returns the next request; null if none is left. */
  take: () => Buffer | null
  note: (answer: { status: string; ms: number; bodyBytes: number }) => void
}

/**
 * Keeps one connection busy, and reopens it if the server closes it and refusals count as answers.
 */
async function keepBusy(source: Source): Promise<void> {
  while ((await onOneConnection(source)) === 'closed') {
    if (!source.load.takesRefusals) throw new Error('the server closed a connection')
  }
}

function onOneConnection({ load, end, take, note }: Source): Promise<'over' | 'closed'> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let answer: Buffer = Buffer.alloc(0)
    let status = ''
    let length = 0
    let missing = 0
    const over = () => {
      socket.end()
      resolve('over')
    }
    const send = () => {
      const request = performance.now() < end ? take() : null
      if (request === null) {
        over()
        return
      }
      answer = Buffer.alloc(0)
      sent = performance.now()
      socket.write(request)
    }
    // Stops waiting shortly after the end, in case the server withholds an answer.
    const timer = setTimeout(over, end - performance.now() + GRACE_MS)
    socket.on('connect', send)
    socket.on('error', (error) => {
      if (load.takesRefusals && performance.now() < end) resolve('closed')
      else reject(error)
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(performance.now() < end ? 'closed' : 'over')
    })
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
        const head = answer.indexOf('\r\n\r\n')
        if (head < 0) return
        const text = answer.toString('latin1', 0, head)
        status = text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
        if (status !== '200' && !load.takesRefusals) {
          reject(new Error(`${text.split('\r\n', 1).join()}: ${answer.toString('utf8', head)}`))
          socket.destroy()
          return
        }
        length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
        missing = length - (answer.length - head - 4)
      }
      if (missing > 0) return
      note({ status, ms: performance.now() - sent, bodyBytes: length })
      send()
    })
  })
}
