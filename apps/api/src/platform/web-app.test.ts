import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

/** The features of a server whose settings are all at their defaults. */
const plain = {
  isCopy: false,
  demonstration: false,
  demoApps: true,
  registration: true,
  postalCodeService: null,
  oidc: null,
  realtime: null,
}

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each(['/', '/login', '/pages/faq', '/apps/condominiums/towers/?q=a', '/index.html'])(
  'serves %s as the built page',
  async (url) => {
    await serveWebApp(app, {
      webFolder: folder,
      ...plain,
    })
    const { body, headers, statusCode } = await app.inject(url)
    expect([statusCode, body]).toEqual([200, page])
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test.each(['/', '/pages/faq', '/index.html'])(
  'tells a page about switched-off demo apps on %s',
  async (url) => {
    await serveWebApp(app, {
      webFolder: folder,
      ...plain,
      demoApps: false,
    })
    const { body, headers, statusCode } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['permissions-policy']).toContain('camera')
    expect(body).toBe(page.replace('<head>', '<head><meta name="demo-apps" content="off" />'))
  },
)

test('tells the page about switched-off registration', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    registration: false,
  })
  const { body } = await app.inject('/register')
  expect(body).toBe(page.replace('<head>', '<head><meta name="registration" content="off" />'))
})

test('tells the page about a service of postal codes', async () => {
  const postalCodeService = 'https://cep.example.com/{cep}'
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    postalCodeService,
  })
  const { body } = await app.inject('/login')
  expect(body).toBe(page.replace('<head>', '<head><meta name="postal-codes" content="on" />'))
})

test('tells the page about a copy of the data', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    isCopy: true,
  })
  const { body } = await app.inject('/')
  expect(body).toBe(page.replace('<head>', '<head><meta name="copy-of-data" content="on" />'))
})

test('tells the page about the demonstration, and the sign-in page offers its accounts', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    demonstration: true,
  })
  const { body } = await app.inject('/login')
  expect(body).toBe(page.replace('<head>', '<head><meta name="demonstration" content="on" />'))
})

test("keeps a guest's page, and no other, out of search engines", async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
  })
  const guest = await app.inject('/apps/guests/pass/ABC')
  expect([guest.statusCode, guest.body]).toEqual([200, page])
  expect(guest.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect((await app.inject('/apps/condominiums/visits/')).headers['x-robots-tag']).toBeUndefined()
})

test('serves an own page for an invitation, which is not indexed', async () => {
  await writeFile(path.join(folder, 'guest.html'), 'invitation')
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    demonstration: true,
    demoApps: false,
  })
  const { body, headers } = await app.inject('/apps/guests/confirm/ABC')
  expect(body).toBe('invitation')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(headers['permissions-policy']).toContain('camera')
})

test('serves files as files, and none below the API', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    demoApps: false,
  })
  expect((await app.inject('/favicon.svg')).body).toBe('<svg/>')
  expect((await app.inject('/api/v1/nowhere')).statusCode).toBe(404)
})

describe('the Link header', () => {
  const code = (name: string) => `</assets/${name}.js>; rel=modulepreload`
  const letters = '</assets/inter-latin-wght-normal.woff2>; rel=preload; as=font; crossorigin'
  const first = [letters, code('start'), code('common')]

  beforeEach(async () => {
    const named = (name: string) => ({ name, file: `assets/${name}.js` })
    const assets = ['assets/inter-greek.woff2', 'assets/inter-latin-wght-normal.woff2']
    const manifest = {
      _list: named('list'),
      _form: named('form'),
      _frame: named('frame'),
      _landing: named('landing'),
      _common: named('common'),
      'index.html': { name: 'index', file: 'assets/start.js', assets },
    }
    await mkdir(path.join(folder, '.vite'))
    await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
    await serveWebApp(app, {
      webFolder: folder,
      ...plain,
    })
  })

  test.each([
    ['/login', first],
    ['/apps/dashboards/project', [...first, code('frame'), code('list'), code('landing')]],
    ['/apps/condominiums/resident/1', [...first, code('frame')]],
    ['/apps/condominiums/towers/?q=a', [...first, code('frame'), code('list')]],
    ['/apps/condominiums/tower/new', [...first, code('frame')]],
  ])('%s', async (url, told) => {
    const { headers } = await app.inject(url)
    expect(String(headers['link']).split(', ')).toEqual(told)
  })

  test('is absent for a file', async () => {
    expect((await app.inject('/favicon.svg')).headers['link']).toBeUndefined()
  })
})

test('names the hosted identity provider on the page, even with special characters', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    oidc: {
      issuer: 'https://identity.example',
      clientId: 'portaria',
      scopes: 'openid',
      name: '"><script>$&',
      managementUrl: 'https://identity.example/api/v2/',
    },
  })
  const { body } = await app.inject('/login')
  const kept = '<meta name="provider-preferences" content="on" />'
  const tag = '<meta name="hosted-provider" content="&quot;&gt;&lt;script&gt;$&amp;" />'
  expect(body).toBe(page.replace('<head>', () => `<head>${kept}${tag}`))
})

test('names the realtime database service on the page, which keeps preferences', async () => {
  await serveWebApp(app, {
    webFolder: folder,
    ...plain,
    realtime: {
      name: 'Firebase',
      apiKey: 'a key',
      projectId: 'example',
      identityUrl: 'https://identity.example/',
      tokenUrl: 'https://token.example/',
      keysUrl: 'https://keys.example/',
    },
  })
  const { body } = await app.inject('/login')
  const tags =
    '<meta name="provider-preferences" content="on" /><meta name="realtime-provider" content="Firebase" />'
  expect(body).toBe(page.replace('<head>', () => `<head>${tags}`))
})

test('serves a script that another release alone has, and says what nobody has is not there', async () => {
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets', 'own-1.js'), 'own')
  const asked: string[] = []
  const others = new Map([
    ['old-1.js', 'old'],
    ['old-1.css', 'style'],
  ])
  await serveWebApp(
    app,
    {
      webFolder: folder,
      isCopy: false,
      demonstration: false,
      demoApps: true,
      registration: true,
      postalCodeService: null,
      oidc: null,
      realtime: null,
    },
    async (name) => {
      asked.push(name)
      const found = others.get(name)
      if (found === undefined) return null
      return { content: Buffer.from(found), gzip: gzipSync(found) }
    },
  )
  const read = async (name: string) => {
    const { statusCode, body, headers } = await app.inject(`/assets/${name}`)
    return [statusCode, headers['content-type'], headers['cache-control'], body]
  }
  const forever = 'public, max-age=31536000, immutable'
  expect(await read('own-1.js')).toEqual([
    200,
    'application/javascript; charset=utf-8',
    forever,
    'own',
  ])
  expect(asked).toEqual([])
  expect(await read('old-1.js')).toEqual([
    200,
    'application/javascript; charset=utf-8',
    forever,
    'old',
  ])
  expect(await read('old-1.css')).toEqual([200, 'text/css; charset=utf-8', forever, 'style'])
  const packed = await app.inject({
    url: '/assets/old-1.js',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(String(gunzipSync(packed.rawPayload))).toBe('old')
  // A balancer may ask another server next: nobody must remember that it is not there.
  expect((await read('none-1.js')).slice(0, 3)).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    'no-store',
  ])
})
