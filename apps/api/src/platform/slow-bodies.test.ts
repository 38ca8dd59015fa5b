import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { readJsonBodies } from './json-body.ts'
import { type BodyLimits, connectionLimits, endSlowBodies } from './slow-bodies.ts'

/** The whole refusal: its status, media type and code, and the end of the connection. */
const TOO_SLOW =
  /^HTTP\/1\.1 408 (?=[^]*connection: close)(?=[^]*application\/problem\+json)[^]*"code":"too_slow"/i

const limits: BodyLimits = { silentMs: 300, bytesPerSecond: 1_000, wholeMs: 60_000, lookMs: 50 }

describe('a body that comes slowly', () => {
  let app: FastifyInstance | null = null
  let open: Socket[] = []

  afterEach(async () => {
    for (const socket of open) socket.destroy()
    open = []
    await app?.close()
    app = null
  })

  async function serve(changes: Partial<BodyLimits> = {}): Promise<number> {
    const server = Fastify(connectionLimits)
    app = server
    handleErrors(server)
    readJsonBodies(server)
    await server.register(multipart)
    endSlowBodies(server, { ...limits, ...changes })
    server.post('/json', async ({ body }) => ({ body }))
    const fileOf = async (request: FastifyRequest) => {
      const part = await request.file()
      return { bytes: (await part?.toBuffer())?.length }
    }
    server.post('/upload', fileOf)
    // Waits before the form or its file is read: bytes that have arrived wait for the server.
    server.post('/form-later', async (request) => {
      await sleep(3 * limits.silentMs)
      return fileOf(request)
    })
    server.post('/file-later', async (request) => {
      const part = await request.file()
      await sleep(3 * limits.silentMs)
      return { bytes: (await part?.toBuffer())?.length }
    })
    server.get('/stream', (_, reply) => {
      reply.hijack()
      reply.raw.flushHeaders()
      setTimeout(() => reply.raw.end('still here'), 3 * limits.silentMs)
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const address = server.server.address()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  }

  /** Sends a head and then calls `more`; returns everything that came back until the end. */
  async function send(port: number, head: string[], more: (socket: Socket) => void) {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n`)
    more(socket)
    await once(socket, 'close')
    return answer
  }

  const json = (length: number) => [
    'POST /json HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ]
  const form = (path: string) => [
    `POST ${path} HTTP/1.1`,
    'Content-Type: multipart/form-data; boundary=edge',
    'Transfer-Encoding: chunked',
  ]
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const fileHead =
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'

  /** Sends a small piece repeatedly until the other side ends the connection. */
  function drip(socket: Socket, piece: string, everyMs: number): void {
    const timer = setInterval(() => socket.write(piece), everyMs)
    socket.on('close', () => clearInterval(timer))
  }

  it('ends when no more bytes come', async () => {
    const port = await serve()
    expect(await send(port, json(100), (socket) => socket.write('{"a":'))).toMatch(TOO_SLOW)
  })

  it('ends when it never begins', async () => {
    expect(await send(await serve(), json(100), () => undefined)).toMatch(TOO_SLOW)
  })

  it('ends when its bytes arrive too slowly', async () => {
    const port = await serve()
    expect(await send(port, json(100_000), (socket) => drip(socket, '1', 20))).toMatch(TOO_SLOW)
  })

  it('ends in the middle of an upload too', async () => {
    const port = await serve()
    const answer = await send(port, form('/upload'), (socket) => {
      socket.write(chunk(fileHead))
      drip(socket, chunk('x'), 20)
    })
    expect(answer).toMatch(TOO_SLOW)
  })

  it('ends an upload that is fast enough but takes too long', async () => {
    const port = await serve({ wholeMs: 500 })
    const answer = await send(port, form('/upload'), (socket) => {
      socket.write(chunk(fileHead))
      drip(socket, chunk('x'.repeat(200)), 20)
    })
    expect(answer).toMatch(TOO_SLOW)
  })

  it('is accepted when it is fast enough, however long it takes', async () => {
    const port = await serve()
    const answer = await send(port, form('/upload'), (socket) => {
      socket.write(chunk(fileHead))
      const timer = setInterval(() => socket.write(chunk('x'.repeat(100))), 20)
      setTimeout(() => {
        clearInterval(timer)
        socket.end(`${chunk('\r\n--edge--\r\n')}0\r\n\r\n`)
      }, 3 * limits.silentMs)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['/form-later', '/file-later'])(
    "is not blamed for the server's own waiting: %s",
    async (path) => {
      const port = await serve()
      const answer = await send(port, form(path), (socket) => {
        socket.write(chunk(fileHead))
        socket.end(`${chunk('x'.repeat(500_000))}${chunk('\r\n--edge--\r\n')}0\r\n\r\n`)
      })
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).toContain('{"bytes":500000}')
    },
  )

  it('leaves silent streams alone', async () => {
    const answer = await send(
      await serve(),
      ['GET /stream HTTP/1.1', 'Connection: close'],
      () => {},
    )
    expect(answer).toContain('still here')
  })

  it('is left to Node before its head is whole', async () => {
    await serve()
    expect(app?.server.headersTimeout).toBe(30_000)
    expect(app?.server.requestTimeout).toBe(360_000)
  })
})
