import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { serveWebApp } from './web-app.ts'

const page = '<!doctype html><html><head><title>Portaria</title></head></html>'

let folder = ''
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-web-'))
  await writeFile(path.join(folder, 'index.html'), page)
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>')
  app = Fastify()
  handleErrors(app)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each(['/', '/login', '/pages/faq', '/apps/condominiums/towers/?q=a', '/index.html'])(
  '%s is the page as it was built',
  async (url) => {
    await serveWebApp(app, { webFolder: folder, demoApps: true })
    const { body, headers, statusCode } = await app.inject(url)
    expect([statusCode, body]).toEqual([200, page])
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test.each(['/', '/pages/faq', '/index.html'])(
  'with the demo apps off, %s says so before anything else',
  async (url) => {
    await serveWebApp(app, { webFolder: folder, demoApps: false })
    const { body, headers, statusCode } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['permissions-policy']).toContain('camera')
    expect(body).toBe(page.replace('<head>', '<head><meta name="demo-apps" content="off" />'))
  },
)

test('files are files, and the API is none of it', async () => {
  await serveWebApp(app, { webFolder: folder, demoApps: false })
  expect((await app.inject('/favicon.svg')).body).toBe('<svg/>')
  expect((await app.inject('/api/v1/nowhere')).statusCode).toBe(404)
})
