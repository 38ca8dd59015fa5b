import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment, requireDemonstrationWanted } from './environment.ts'
import { plainHttpWarning } from './plain-http.ts'
import { resolveSessionSecret } from './secrets/secret-settings.ts'
import { currentOf } from './secrets/server-secret.ts'
import { StartupError } from './startup-error.ts'

const RECIPIENT = `age1${'q'.repeat(58)}`
const SECRET = 'a-secret-of-more-than-32-characters'

describe('readEnvironment', () => {
  test('fills in the defaults', () => {
    expect(readEnvironment({})).toEqual({
      servers: { workers: 1, drainSeconds: 0 },
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      isCopy: false,
      seed: 'demo',
      demonstrationWanted: false,
      demoApps: true,
      registration: true,
      pushHosts: [],
      publicUrl: 'http://localhost:3000',
      readersUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      logLevel: 'info',
      production: false,
    })
  })

  test('reads every setting, and an empty one as absent', () => {
    const environment = readEnvironment({
      WORKERS: '3',
      DRAIN_SECONDS: '20',
      BACKUP_URL: '/mnt/backups/',
      BACKUP_RECIPIENT: RECIPIENT,
      BACKUP_AT: '23:05',
      COPY_OF_DATA: 'on',
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/srv/portaria',
      DATABASE_URL: 'postgres://owner:p%40ss@db.example.com:5432/portaria',
      SEED: 'none',
      DEMO_TIME_ZONE: 'America/Manaus',
      SESSION_SECRET: SECRET,
      DEMO_APPS: 'off',
      REGISTRATION: 'off',
      CEP_SERVICE_URL: 'https://cep.example.com/{cep}/json/',
      PUSH_HOSTS: 'push.example.com, .push.example.org',
      SMTP_URL: 'smtp://mail.example.com:25',
      PUBLIC_URL: 'https://portaria.example.com/',
      READERS_URL: 'http://192.168.0.10:3000/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      METRICS_TOKEN: '  ',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'test',
    })
    expect(environment).toEqual({
      servers: { workers: 3, drainSeconds: 20 },
      port: 8080,
      host: '::',
      dataDir: '/srv/portaria',
      backup: { place: { folder: '/mnt/backups' }, recipients: [RECIPIENT], atMinute: 1385 },
      isCopy: true,
      databaseUrl: 'postgres://owner:p%40ss@db.example.com:5432/portaria',
      seed: 'none',
      demonstrationWanted: false,
      demonstrationZone: 'America/Manaus',
      sessionSecret: SECRET,
      demoApps: false,
      registration: false,
      postalCodeService: 'https://cep.example.com/{cep}/json/',
      pushHosts: ['push.example.com', '.push.example.org'],
      smtpUrl: 'smtp://mail.example.com:25',
      publicUrl: 'https://portaria.example.com',
      readersUrl: 'http://192.168.0.10:3000',
      trustProxy: ['loopback', '10.0.0.0/8'],
      logLevel: 'debug',
      production: false,
    })
  })

  test.each([
    'http://cep.example.com/{cep}',
    'https://{cep}.example.com/',
    'https://cep.example.com{cep}/',
    'https://cep.example.com/json/',
    'https://cep.example.com/{cep}/{cep}',
    'https://somebody:secret@cep.example.com/{cep}',
  ])('rejects %s as the service of postal codes', (url) => {
    expect(() => readEnvironment({ CEP_SERVICE_URL: url })).toThrow(/^CEP_SERVICE_URL must be/)
  })

  test('requires an outside secret in production, loads no demonstration data, and warns about proxies', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET, TRUST_PROXY: 'off' }
    expect(readEnvironment(production)).toMatchObject({
      seed: 'none',
      production: true,
      trustProxy: false,
    })
    expect(readEnvironment(production).servers.drainSeconds).toBe(0)
    const shared = { ...production, DATABASE_URL: 'postgres://me:hidden@db.example.com/portaria' }
    expect(readEnvironment(shared).servers.drainSeconds).toBe(10)
    expect(() => readEnvironment({ ...production, SESSION_SECRET: '' })).toThrow(
      /^SESSION_SECRET must be set/,
    )
    const unsaid = () => readEnvironment({ ...production, TRUST_PROXY: ' ' })
    expect(unsaid).toThrow(StartupError)
    expect(unsaid).toThrow(/^TRUST_PROXY must be set .*\.$/)
  })

  test('takes simulated devices for a demonstration, and never in production', () => {
    const named = {
      DEMONSTRATION_READERS: '127.0.0.1:41001, 127.0.0.1:41002',
      DEMONSTRATION_READERS_PAGE: 'http://127.0.0.1:41005',
      DEMONSTRATION_LOCKERS: '127.0.0.1:41006',
    }
    const { demonstrationDevices, ignored } = readEnvironment(named)
    expect(demonstrationDevices).toEqual({
      readers: [41_001, 41_002].map((port) => ({ host: '127.0.0.1', port })),
      page: 'http://127.0.0.1:41005',
      lockers: { host: '127.0.0.1', port: 41_006 },
    })
    expect(ignored).toBeUndefined()
    const production = { NODE_ENV: 'production', SESSION_SECRET: SECRET, TRUST_PROXY: 'off' }
    for (const more of [{ SEED: 'none' }, production, { ...production, SEED: 'demo' }]) {
      const refused = readEnvironment({ ...named, ...more })
      expect(refused.demonstrationDevices).toBeUndefined()
      expect(refused.ignored).toMatch(/^Simulated devices \(DEMONSTRATION_…\) are ignored: .*\.$/)
    }
  })

  test.each([
    ['off', false],
    ['0', false],
    ['2', 2],
    ['::1', ['::1']],
  ])('TRUST_PROXY=%s', (given, read) => {
    expect(readEnvironment({ TRUST_PROXY: given }).trustProxy).toEqual(read)
  })

  test.each([
    ['WORKERS', '0'],
    ['WORKERS', 'two'],
    ['DRAIN_SECONDS', '121'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://localhost/portaria'],
    ['SEED', 'yes'],
    ['DEMO_TIME_ZONE', '-03:00'],
    ['SESSION_SECRET', 'too short'],
    ['DEMO_APPS', 'true'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'portaria.example.com'],
    ['PUBLIC_URL', 'https://example.com/portaria'],
    ['READERS_URL', 'https://portaria.example.com'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '1,10.0.0.1'],
    ['LOG_LEVEL', 'verbose'],
    ['DEMONSTRATION_READERS', '10.0.0.7:8091'],
    ['DEMONSTRATION_READERS', '127.0.0.1:8091,127.0.0.1:0'],
    ['DEMONSTRATION_LOCKERS', '10.0.0.7:4016'],
    ['DEMONSTRATION_READERS_PAGE', 'http://readers.example.com:8090'],
  ])('names the wrong setting: %s=%s', (knob, value) => {
    const read = () => readEnvironment({ [knob]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${knob} must .*\\.$`))
  })

  test('never repeats the value, which may be a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:hidden@db' })).not.toThrow(/hidden/)
  })
})

describe('demonstration accounts', () => {
  const requireFor = (variables: Record<string, string>) => () =>
    requireDemonstrationWanted(readEnvironment(variables))

  test.each(['0.0.0.0', '::', '192.168.0.10', 'portaria.example.com', '127.0.0.1.example.com'])(
    'are not opened to the network by HOST=%s unless wanted explicitly',
    (HOST) => {
      for (const SEED of ['', 'none']) {
        expect(requireFor({ HOST, SEED })).toThrow(StartupError)
        expect(requireFor({ HOST, SEED })).toThrow(/^With HOST .*\.$/)
      }
      expect(requireFor({ HOST, SEED: 'demo' })).not.toThrow()
    },
  )

  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])(
    'are allowed on HOST=%s, which only this machine reaches',
    (HOST) => {
      expect(requireFor({ HOST })).not.toThrow()
    },
  )
})

test.each([
  ['http://portaria.example.com', true],
  ['http://192.168.0.10:3000', true],
  ['http://localhost.example.com', true],
  ['https://portaria.example.com', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('warns about plain http where browsers do not trust it: %s', (address, warned) => {
  const sentence = /^PUBLIC_URL \S+ is plain http: [^\n]*passkeys[^\n]*Web Locks[^\n]*\.$/
  expect(sentence.test(plainHttpWarning(address) ?? '')).toBe(warned)
})

describe('resolveSessionSecret', () => {
  let scratch = ''
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'portaria-environment-'))
  })
  afterAll(() => rm(scratch, { recursive: true, force: true }))

  test('returns the given one', async () => {
    expect(await resolveSessionSecret({ dataDir: scratch, sessionSecret: SECRET })).toBe(SECRET)
  })

  test('makes one for two simultaneous calls, readable by its owner alone', async () => {
    const dataDir = path.join(scratch, 'new', 'data')
    const [first, second] = await Promise.all([
      resolveSessionSecret({ dataDir }),
      resolveSessionSecret({ dataDir }),
    ])
    expect(currentOf(first).length).toBeGreaterThanOrEqual(32)
    expect(second).toBe(first)
    const file = path.join(dataDir, 'session-secret')
    expect((await readFile(file, 'utf8')).trim()).toBe(first)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await resolveSessionSecret({ dataDir })).toBe(first)
  })

  test('refuses a damaged one rather than making another', async () => {
    const dataDir = path.join(scratch, 'damaged')
    await resolveSessionSecret({ dataDir })
    await writeFile(path.join(dataDir, 'session-secret'), 'x')
    await expect(resolveSessionSecret({ dataDir })).rejects.toThrow(/^The secret in .* is damaged/)
  })
})
