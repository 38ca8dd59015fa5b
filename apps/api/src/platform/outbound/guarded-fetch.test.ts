import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ANSWER_BYTES, type FetchGuard, guardedFetch } from './guarded-fetch.ts'

/** Starts a service on loopback and returns its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const open = (guard: Partial<FetchGuard> = {}) =>
  guardedFetch({ approves: () => true, loopback: true, ...guard })

test('answers as fetch does: status, headers, body', async () => {
  const origin = await serve((request, response) => {
    response.writeHead(418, { 'x-method': request.method ?? '', 'content-type': 'text/plain' })
    request.pipe(response)
  })
  const answer = await open()(`${origin}/a`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(answer.status).toBe(418)
  expect(answer.headers.get('x-method')).toBe('POST')
  expect(await answer.text()).toBe('a=b')
})

test('does not call an origin that is not approved, or one with a name and password', async () => {
  const called = vi.fn<RequestListener>((_request, response) => void response.end())
  const origin = await serve(called)
  await expect(open({ approves: (one) => one !== origin })(origin)).rejects.toThrow('not approved')
  await expect(open()(origin.replace('//', '//me:secret@'))).rejects.toThrow('not approved')
  expect(called).not.toHaveBeenCalled()
})

test('uses plain http only for this machine, where that is allowed', async () => {
  const origin = await serve((_request, response) => void response.end())
  await expect(open({ loopback: false })(origin)).rejects.toThrow('not https')
  await expect(open()('http://identity.example/')).rejects.toThrow('not https')
})

test.each(['10.0.0.1', '169.254.169.254', '192.168.1.1', '[fd00:ec2::254]', '127.0.0.1'])(
  'does not call %s',
  async (host) => {
    await expect(open({ loopback: false })(`https://${host}/`)).rejects.toThrow('not public')
  },
)

test('does not call a name with one private address', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  await expect(open({ loopback: false, resolve })('https://identity.example/')).rejects.toThrow(
    'NOT_PUBLIC',
  )
})

test('returns a redirect without following it', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
  })
  expect((await open()(origin)).status).toBe(302)
})

test('refuses an answer of more than a megabyte before reading all of it', async () => {
  let sent = 0
  const origin = await serve((_request, response) => {
    const part = Buffer.alloc(ANSWER_BYTES / 4)
    const more = () => {
      if (response.destroyed || sent >= 10 * ANSWER_BYTES) {
        response.end()
        return
      }
      sent += part.length
      response.write(part, () => setImmediate(more))
    }
    more()
  })
  await expect(open()(origin)).rejects.toThrow('too much')
  expect(sent).toBeLessThan(10 * ANSWER_BYTES)
})

test('gives up an answer that takes too long, even in the middle', async () => {
  const origin = await serve((_request, response) => void response.write('a'))
  await expect(open({ answerMs: 200 })(origin)).rejects.toThrow('could not be reached')
})

test('reports failures without the address', async () => {
  const guarded = open()('http://127.0.0.1:1/?code=secret')
  await expect(guarded).rejects.toThrow('ECONNREFUSED')
  await expect(guarded).rejects.not.toThrow('secret')
})
