import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endUnreadAnswers } from './unread-answers.ts'

/** In milliseconds of a clock that these tests move: a slow machine loses no answer. */
const limits = { silentMs: 300, lookMs: 5 }

/** More than the buffers of a connection hold. */
const LARGE = 'x'.repeat(30_000_000)

let app: FastifyInstance
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

let cut: Promise<void>

async function serve(): Promise<number> {
  app = Fastify()
  cut = new Promise((resolve) => {
    app.addHook('onRequest', async (_request, { raw }) => {
      raw.once('close', () => resolve())
    })
  })
  endUnreadAnswers(app, limits)
  app.get('/large', () => LARGE)
  app.get('/stream', async (_request, reply) => {
    void reply.send(Readable.from(['one ', 'two']))
    // What waits for the answer to be sent, and its promise.
    for (let nth = 0; nth < 4; nth += 1) void Promise.resolve(reply)
    return reply
  })
  app.get('/later', async () => {
    vi.advanceTimersByTime(3 * limits.silentMs)
    await sleep(10 * limits.lookMs)
    return 'done'
  })
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

it('cuts off an answer that is not read', async () => {
  const socket = connect(await serve(), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  const moving = setInterval(() => vi.advanceTimersByTime(limits.silentMs), 10)
  await expect(cut).resolves.toBeUndefined()
  clearInterval(moving)
  socket.destroy()
})

it('lets slow readers read on', async () => {
  const socket = connect(await serve(), '127.0.0.1')
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  let read = 0
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length
    // Three times as long in all as an answer may be silent.
    vi.advanceTimersByTime(2)
    socket.pause()
    setTimeout(() => socket.resume(), 2)
  })
  await once(socket, 'end')
  expect(read).toBeGreaterThan(LARGE.length)
})

it('waits for an answer that is still being made', async () => {
  const response = await fetch(`http://127.0.0.1:${await serve()}/later`)
  expect(await response.text()).toBe('done')
})

it('takes a stream for no leak of listeners', async () => {
  const warned: Error[] = []
  const warn = (warning: Error) => void warned.push(warning)
  process.on('warning', warn)
  const response = await fetch(`http://127.0.0.1:${await serve()}/stream`)
  expect(await response.text()).toBe('one two')
  await new Promise(setImmediate)
  process.off('warning', warn)
  expect(warned).toEqual([])
})
