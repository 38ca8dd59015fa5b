import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { providerMetadata } from './provider-metadata.ts'

const owner = { subject: 'auth|rita prado', accessToken: 'a token' }

/** A provider's metadata with the given answers. */
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return providerMetadata({ managementUrl: `http://127.0.0.1:${port}/api/v2/`, loopback: true })
}

const answering = (body: unknown, status = 200) =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

const kept = {
  settings: { theme: 'dark1' },
  shortcuts: ['towers'],
  saved_at: '2026-01-28T12:00:00.000Z',
}

test('is read and written at the person’s own address, by the access token', async () => {
  const asked: unknown[] = []
  const metadata = await serve((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push([request.method, request.url, request.headers.authorization, body])
      response.end(JSON.stringify({ user_metadata: kept }))
    })
  })
  const read = await metadata.read(owner)
  expect(read).toEqual({
    settings: { theme: 'dark1' },
    shortcuts: ['towers'],
    savedAt: new Date('2026-01-28T12:00:00.000Z'),
  })
  if (read) await metadata.write(owner, read)
  expect(asked).toEqual([
    ['GET', '/api/v2/users/auth%7Crita%20prado', 'Bearer a token', ''],
    [
      'PATCH',
      '/api/v2/users/auth%7Crita%20prado',
      'Bearer a token',
      JSON.stringify({ user_metadata: kept }),
    ],
  ])
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['somebody else’s shape', { user_metadata: { theme: 'dark' } }],
  ['no object', 'a text'],
  ['no time', { user_metadata: { ...kept, saved_at: 'yesterday' } }],
  ['shortcuts that `PATCH /me` refuses', { user_metadata: { ...kept, shortcuts: ['a b'] } }],
  ['more than 16 kB', { user_metadata: { ...kept, settings: { a: 'x'.repeat(17_000) } } }],
])('%s is read as none', async (_what, body) => {
  expect(await (await answering(body)).read(owner)).toBeNull()
})

test('a refusal is one, and so is an answer of ten megabytes', async () => {
  await expect((await answering({}, 403)).read(owner)).rejects.toThrow('403')
  const huge = { user_metadata: { ...kept, settings: { a: 'x'.repeat(10_000_000) } } }
  await expect((await answering(huge)).read(owner)).rejects.toThrow('too much')
})

test.each(['.', '..'])(
  'a subject that is a step of a path is not looked up: %s',
  async (subject) => {
    let asked = 0
    const metadata = await serve((_request, response) => {
      asked += 1
      response.end('{}')
    })
    await expect(metadata.read({ ...owner, subject })).rejects.toThrow('no address')
    expect(asked).toBe(0)
    expect(await metadata.read({ ...owner, subject: '../..' })).toBeNull()
  },
)

test('a text that is too long for the provider is not sent', async () => {
  let asked = 0
  const metadata = await serve((_request, response) => {
    asked += 1
    response.end('{}')
  })
  const preferences = { settings: { a: 'x'.repeat(17_000) }, shortcuts: [], savedAt: new Date() }
  await expect(metadata.write(owner, preferences)).rejects.toThrow('too long')
  expect(asked).toBe(0)
})

test('an address inside is not called', async () => {
  const inside = providerMetadata({ managementUrl: 'https://10.0.0.1/api/v2/', loopback: true })
  await expect(inside.read(owner)).rejects.toThrow('not public')
})
