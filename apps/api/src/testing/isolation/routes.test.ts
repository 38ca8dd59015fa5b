import { platformRoles, roles } from '@portaria/contract/actors/roles'
import { type Operation } from '@portaria/contract/define-register/define-register'
import {
  bulkActions,
  type FeatureRight,
  featureRights,
  may,
} from '@portaria/contract/define-register/permissions'
import { pressedTransitions } from '@portaria/contract/define-register/states'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { type RouteAccess, roleMayCall } from '../../platform/authentication.ts'
import type { RecordedRoute } from '../route-recorder.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { otherRoutes, undescribedRoutes } from './known-routes.ts'

/** Routes of every register, as method and the path after its name, with the operation whose right they need. */
const registerRoutes: [route: string, operation: Operation][] = [
  ['GET ', 'read'],
  ['GET /:id', 'read'],
  ['GET /:id/history', 'history'],
  ['POST ', 'create'],
  ['PATCH /:id', 'update'],
  ['DELETE /:id', 'remove'],
  ['POST /:id/restore', 'restore'],
  ['GET /export', 'export'],
  ['POST /import', 'import'],
]

const isDocument = ({ url }: RecordedRoute) => /^\/api\/v1\/(docs(\/|$)|openapi\.json$)/.test(url)

function wordsOf(access: RouteAccess | undefined): string {
  if (access === undefined || typeof access === 'string') return access ?? 'nobody said'
  if ('right' in access) return access.right
  if ('bulk' in access) return `${access.register.name} ${access.bulk.join(' ')}`
  return `${access.register.name} ${'action' in access ? access.action : access.operation}`
}

const addressOf = (url: string) => url.replace(/:\w+/g, newId())

/** Roles that invite change and withdraw open invitations on the same routes. */
const ofInvitations = new Set(['users PATCH /:id', 'users DELETE /:id'])

const registerLine = ([name, route = '', right]: string[]) =>
  `${route.replace(' ', ` /api/v1/${name}`)}: ${name} ${ofInvitations.has(`${name} ${route}`) ? 'create' : right}`

const asksForRight = (line: string) =>
  Object.keys(featureRights).some((right) => line.endsWith(`: ${right}`))

describe('the routes of the running server', () => {
  let test: TestApp
  let routes: RecordedRoute[]
  beforeAll(async () => {
    test = await openTestApp({ alone: 'moves the clock' })
    routes = test.routes.filter((route) => !isDocument(route))
  })
  afterAll(() => test.close())

  const ends = () => routes.filter(({ method }) => method !== 'HEAD')

  it('are those of the registers and those named here, each with its right', () => {
    const found = ends().map(({ method, url, access }) => `${method} ${url}: ${wordsOf(access)}`)
    const all = Object.values(registers).flatMap((register) => {
      const { name, actions = {} } = register
      const pressed = pressedTransitions(register).map(([transition]) => transition)
      return [
        ...registerRoutes.map(([route, operation]) => [name, route, operation]),
        ...[...Object.keys(actions), ...pressed].map((action) => [
          name,
          `POST /:id/${action}`,
          action,
        ]),
        [name, 'POST /bulk', bulkActions(register).join(' ')],
      ]
    })
    const others = Object.entries(otherRoutes).flatMap(([access, list]) =>
      list.map((route) => `${route}: ${access}`),
    )
    expect(found.filter((one) => !asksForRight(one)).toSorted()).toEqual(
      [...all.map(registerLine), ...others].toSorted(),
    )
  })

  it('answer HEAD by the right of their GET', () => {
    const gets = new Map(ends().map(({ method, url, access }) => [`${method} ${url}`, access]))
    const heads = routes.filter(({ method }) => method === 'HEAD')
    expect(heads.filter(({ url, access }) => gets.get(`GET ${url}`) !== access)).toEqual([])
  })

  it('are closed without a session', async () => {
    const open: string[] = []
    for (const { method, url, access } of routes) {
      if (access === 'public') continue
      for (const headers of [
        {},
        { authorization: 'Bearer nobody' },
        { 'x-tenant-id': test.tenants.bosque },
      ]) {
        const sent = { method, url: addressOf(url), headers }
        const { statusCode } = await test.app.inject(sent)
        if (statusCode !== 401) open.push(`${method} ${url}: ${statusCode}`)
      }
    }
    expect(open).toEqual([])
  })

  it('are closed to roles without their right, before anything is read', async () => {
    const wrong: string[] = []
    for (const role of roles) {
      const { token } = test.person(role)
      const tenant = { 'x-tenant-id': test.tenants.bosque }
      const headers = { authorization: `Bearer ${token}`, ...tenant }
      for (const { method, url, access } of routes) {
        if (access === undefined || roleMayCall(role, access)) continue
        const sent = { method, url: addressOf(url), headers }
        const { statusCode } = await test.app.inject(sent)
        if (statusCode !== 403) wrong.push(`${role} ${method} ${url}: ${statusCode}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('are open to the roles of their right where they are of a feature', async () => {
    const wrong: string[] = []
    for (const { method, url, access } of ends()) {
      if (access === undefined || typeof access === 'string' || !('right' in access)) continue
      const columns: readonly string[] = featureRights[access.right satisfies FeatureRight]
      for (const role of roles.filter((one) => columns.includes(one))) {
        const { token } = test.person(role)
        const { statusCode } = await test.app.inject({
          method,
          url: addressOf(url),
          headers: { authorization: `Bearer ${token}`, 'x-tenant-id': test.tenants.bosque },
        })
        if ([401, 403, 500].includes(statusCode))
          wrong.push(`${role} ${method} ${url}: ${statusCode}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('stand in the OpenAPI document', async () => {
    const { paths } = (await test.app.inject('/api/v1/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    const missing = ends()
      .filter(({ url }) => url.startsWith('/api/') && !undescribedRoutes.includes(url))
      .filter(({ method, url }) => {
        const address = url.replace(/:(\w+)/g, '{$1}')
        return paths[address]?.[method.toLowerCase()] === undefined
      })
    expect(missing.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })
})

describe('the tenant that a call chooses', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const lists = Object.values(registers)
  const insiders = roles.filter((role) => !(platformRoles as readonly string[]).includes(role))

  it.each(insiders)('is not for %s to choose, and trying is written down', async (role) => {
    // Refusals are written when their minute ends, or the server stops.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 })
    const app = await buildApp(test.parts)
    const { userId, token } = test.person(role)
    for (const { name } of lists) {
      const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': test.tenants.acacias }
      const response = await app.inject({
        url: `/api/v1/${name}`,
        remoteAddress: test.address,
        headers,
      })
      const { code } = response.json<{ code: string }>()
      expect([response.statusCode, code]).toEqual([403, 'forbidden'])
    }
    await app.close()
    vi.useRealTimers()
    const trail = await test.database.app.inTenant(test.actor(role), ({ queries }) =>
      queries.all(sql`SELECT actor_role, register, address, changes FROM audit_log
        WHERE actor_id = ${userId} AND operation = 'foreign_tenant_refused'`),
    )
    const changes = { count: [null, lists.length] }
    expect(trail).toEqual([
      { actor_role: role, register: 'sessions', address: test.address, changes },
    ])
  })

  it.each(insiders)('may be said by %s when it is their own', async (role) => {
    const headers = { 'x-tenant-id': test.tenants.bosque }
    expect((await test.as(role).get('/me', { headers })).status).toBe(200)
  })

  it.each(platformRoles)('must be chosen by %s, and must exist', async (role) => {
    for (const register of lists.filter((one) => may(role, one, 'read'))) {
      const answers = []
      for (const tenant of ['', newId(), 'no uuid', test.tenants.bosque]) {
        const headers = { 'x-tenant-id': tenant }
        const { status, body } = await test.as(role).get(`/${register.name}`, { headers })
        answers.push([status, body.code])
      }
      // Catalogues and the platform's registers have rows of no company, so these roles need not
      // choose one.
      const without = register.scope !== 'tenant' ? [200, undefined] : [400, 'tenant_required']
      expect(answers).toEqual([without, [404, 'not_found'], [404, 'not_found'], [200, undefined]])
    }
  })

  it.each(platformRoles)('must be chosen by %s for every call on a row', async (role) => {
    const { token } = test.person(role)
    const wrong: string[] = []
    for (const { method, url, access } of test.routes) {
      if (access === undefined || typeof access === 'string' || !('operation' in access)) continue
      if (!roleMayCall(role, access) || access.operation === 'import') continue
      if (access.register.scope !== 'tenant') continue
      const { statusCode, body } = await test.app.inject({
        method,
        url: addressOf(url),
        headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
        ...(url.endsWith('/export') && { query: { format: 'csv' } }),
        ...(method === 'PATCH' && { payload: {} }),
        ...(url.endsWith('/bulk') && {
          payload: { action: 'activate', items: [{ id: newId(), version: 1 }] },
        }),
      })
      // An empty body of a create is refused as invalid; it writes nothing either.
      const wanted = access.operation === 'create' ? 422 : 400
      if (statusCode !== wanted) wrong.push(`${method} ${url}: ${statusCode} ${body}`)
    }
    expect(wrong).toEqual([])
  })
})
