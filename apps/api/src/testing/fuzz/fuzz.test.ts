import type { Role } from '@portaria/contract/actors/roles'
import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleMayCall } from '../../platform/authentication.ts'
import type { RecordedRoute } from '../route-recorder.ts'
import { rowMaker, type Seeds, seedTenants, tenantRegisters } from '../seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'
import { hostileRequests } from './hostile-requests.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

/** Requests to each route and role; `npm run test:all` and `npm run test:fuzz` send more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1)

/** The same requests each time, unless another seed is given. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 7)

const callers: readonly Role[] = ['sindico', 'condomino', 'admin']

/** Routes that are left out: they end the caller's own session or, as a stream, never end. */
const left = /\/(stream|logout|me\/sessions|me\/memberships|session\/membership)/

/** Values that a cursor may claim for the sorted field, true or not. */
const cursorValues = [
  '',
  '\0',
  '\uD800',
  'x',
  '0000-00-00',
  '2026-01-01',
  '-1',
  0,
  1e300,
  null,
  true,
  {},
]

/** Properties of bodies that belong to no register, by path. */
const gateBodies = {
  '/visits/invite': [
    'purpose',
    'kind',
    'valid_from',
    'valid_to',
    'uses_allowed',
    'weekdays',
    'from_time',
    'to_time',
  ],
  '/gate/box': ['q'],
  '/gate/entries': [
    'visit_id',
    'code',
    'pin',
    'pass_id',
    'apartment_id',
    'cpf',
    'id_doc',
    'photo_file_id',
    'plate',
    'companions',
    'let_in_reason',
  ],
} as const

describe('hostile requests', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household'], acacias: [] })
  })
  afterAll(() => test.close())

  const isFuzzed = ({ url }: RecordedRoute) => !left.test(url)

  it.each(callers)('by %s are refused or answered, none fails', async (role) => {
    const { token } = test.person(role)
    const failures: string[] = []
    for (const route of test.routes.filter(isFuzzed)) {
      if (route.access !== undefined && !roleMayCall(role, route.access)) continue
      await fc.assert(
        fc.asyncProperty(hostileRequests(route, seeds), async (request) => {
          const { statusCode, body } = await test.app.inject({
            ...request,
            headers: {
              authorization: `Bearer ${token}`,
              ...(role === 'admin' && { 'x-tenant-id': test.tenants.bosque }),
              ...request.headers,
            },
          })
          if (statusCode < 500 || statusCode === 503) return
          failures.push(`${statusCode} ${JSON.stringify(request).slice(0, 1_000)} ${body}`)
        }),
        { numRuns: RUNS, seed: SEED },
      )
    }
    expect(failures).toEqual([])
  })

  it.each([
    '/residents?q=%00',
    '/residents?q=%ED%A0%80',
    '/vehicles?after=e30',
    `/residents?after=${Buffer.from('["a","b"]').toString('base64url')}`,
    `/residents?after=${Buffer.from('["\\u0000","018f0000-0000-7000-8000-000000000000"]').toString('base64url')}`,
    '/residents?sort=%00',
    '/residents?filter[name]=%00',
    '/../assets/../../package.json',
    '/files/%2e%2e%2f%2e%2e',
  ])('%s is no failure', async (url) => {
    const { status } = await test.as('sindico').get(url)
    expect(status).toBeLessThan(500)
  })

  it.each(['condomino', 'funcionario'] as const)(
    'what %s types at the gate is refused or taken, part by part',
    async (role) => {
      const failures: string[] = []
      const { apartments } = seeds.bosque.household
      const hostile = fc.oneof({ weight: 4, arbitrary: hostileText }, hostileValue)
      for (const [url, parts] of Object.entries(gateBodies)) {
        const body = fc.dictionary(fc.constantFrom(...parts), hostile, { maxKeys: 2 })
        await fc.assert(
          fc.asyncProperty(body, hostileText, async (changed, name) => {
            const guests = [{ name, plate: null }]
            const base = url === '/visits/invite' ? { guests, apartment_id: apartments } : {}
            const { status, raw } = await test
              .as(role)
              .post(url, { payload: { ...base, ...changed } })
            if (status >= 500 && status !== 503) {
              failures.push(`${status} ${url} ${JSON.stringify({ name, ...changed })} ${raw}`)
            }
          }),
          { numRuns: RUNS * 10, seed: SEED },
        )
      }
      expect(failures).toEqual([])
    },
  )

  it('store no text that the database cannot hold, in no field of any register', async () => {
    const failures: string[] = []
    for (const register of tenantRegisters) {
      const role = rowMaker(register)
      const valid = seeds.body(register, seeds.bosque.household)
      const names = writableFields(register).map(([name]) => name)
      for (const name of names)
        for (const text of ['a\0b', 'a\uD800', '\uDC00']) {
          const payload = { ...valid, [name]: text }
          const { status, body } = await test.as(role).post(`/${register.name}`, { payload })
          const field = body.errors?.[0]?.field
          if (status !== 422 || field !== name)
            failures.push(`${register.name} ${name}: ${status} ${field}`)
        }
    }
    expect(failures).toEqual([])
  })

  it('go on after no cursor that could be none of the list, and fail for no one', async () => {
    const failures: string[] = []
    for (const register of Object.values<AnyRegister>(registers)) {
      if (!may('admin', register, 'read')) continue
      for (const value of cursorValues) {
        const cursor = JSON.stringify([value, newId()])
        const after = Buffer.from(cursor).toString('base64url')
        const { status } = await test.as('admin').get(`/${register.name}?after=${after}`)
        const isText = value === '\0' || value === '\uD800'
        const isRefused = isText ? status === 422 : status < 500
        if (!isRefused) failures.push(`${register.name} ${cursor}: ${status}`)
      }
    }
    expect(failures).toEqual([])
  })

  it('bring nothing to a route that reads no body', async () => {
    const failures: string[] = []
    const writing = test.routes.filter(
      ({ method, url, readsBody, access }) =>
        method !== 'GET' &&
        method !== 'HEAD' &&
        !readsBody &&
        access !== undefined &&
        !left.test(url),
    )
    expect(writing.length).toBeGreaterThan(20)
    for (const { method, url, access } of writing) {
      if (method === 'HEAD') continue
      const role = callers.find((one) => access !== undefined && roleMayCall(one, access))
      // A file is no property of a body.
      if (role === undefined || /\/(files|import)$/.test(url)) continue
      const path = url.replace('/api/v1', '').replaceAll(/:[a-zA-Z]+/g, newId())
      const { status, body } = await test
        .as(role)
        .call(method, path, { payload: { nobody_knows: 1 } })
      const [error] = body.errors ?? []
      if (status !== 422 || error?.field !== 'nobody_knows' || error.code !== 'unknown_field')
        failures.push(`${method} ${url}: ${status} ${error?.code}`)
    }
    expect(failures).toEqual([])
  })

  it('takes more rows than a statement takes values', async () => {
    const sindico = test.as('sindico')
    const towers = await Promise.all(
      ['Norte', 'Sul'].map((name) => sindico.post('/towers', { payload: { name } })),
    )
    const [north, south] = towers.map(({ body }) => body.data)
    if (!north || !south) throw new Error('no towers')
    const plan = { floors: 100, units_per_floor: 99, pattern: 'sequence', preview: false }
    const made = await sindico.post(`/towers/${north.id}/generate-apartments`, { payload: plan })
    expect(made.status).toBe(200)
    const moved = await sindico.delete(`/towers/${north.id}?reassign_to=${south.id}`, {
      headers: { 'if-match': '"1"' },
    })
    expect(moved.status).toBe(204)
    const { body } = await sindico.get(`/apartments?filter[tower_id]=${south.id}&per_page=1`)
    expect([body.meta.total, rowsOf(body).length]).toEqual([9_900, 1])
    expect((await sindico.get(`/apartments/${newId()}`)).status).toBe(404)
  })
})
