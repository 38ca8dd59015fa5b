import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RealtimeService, startRealtimeService } from '../../../testing/provider-peers.ts'
import { realtimePassword, realtimePeople } from '../../../testing/realtime-world.ts'
import { changeSecret, send } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const password = realtimePassword
let service: RealtimeService
let test: TestApp
beforeAll(async () => {
  service = await startRealtimeService({ projectId: 'example-of-settings', apiKey: 'a key' })
  test = await openTestApp({ realtime: service.settings })
})
afterAll(async () => {
  await test.close()
  await service.close()
})

const { linked } = realtimePeople(() => ({ test, service }))
const save = (token: string, payload: object) => send(test, 'PATCH', '/me', { token, payload })
const compare = async (token: string) =>
  (await send(test, 'POST', '/me/provider-preferences', { token })).body

const dark = { layout: { style: 'layout1' }, theme: 'dark1' }
const earlier = '2020-01-01T00:00:00.000Z'

it('saved settings are stored here and in the database, beside the data of others', async () => {
  const { token, place } = await linked()
  service.database.set(place, { role: ['admin'] })
  expect((await save(token, { settings: dark })).body).toMatchObject({
    message: 'User data saved to firebase',
    data: { settings: dark },
  })
  expect(service.database.get(place)).toMatchObject({ role: ['admin'], settings: dark })
  await save(token, { shortcuts: ['towers'] })
  expect(service.database.get(place)).toMatchObject({ settings: dark, shortcuts: ['towers'] })
})

it('settings by any name are stored, and none at all is no failure', async () => {
  const { token, place } = await linked()
  const named = { 'a.b/c': { '': true, '$[#]': ['x'] } }
  expect((await save(token, { settings: named })).body).toMatchObject({
    message: 'User data saved to firebase',
  })
  const later = new Date(Date.now() + 1_000).toISOString()
  service.database.set(place, { ...(service.database.get(place) as object), saved_at: later })
  expect(await compare(token)).toEqual({ data: { outcome: 'taken' } })
  expect((await send(test, 'GET', '/me', { token })).body).toMatchObject({
    data: { settings: named },
  })
  await save(token, { settings: {}, shortcuts: [] })
  expect(Object.keys(service.database.get(place) as object)).toEqual(['saved_at'])
  expect(await compare(token)).toEqual({ data: { outcome: 'kept' } })
})

it('the newer of both is stored', async () => {
  const { token, place } = await linked()
  await save(token, { settings: dark })
  const theirs = { settings: { theme: 'light2' }, shortcuts: ['gate'] }
  service.database.set(place, { ...theirs, saved_at: earlier })
  expect(await compare(token)).toEqual({ data: { outcome: 'kept' } })
  expect(service.database.get(place)).toMatchObject({ settings: dark })
  const later = new Date(Date.now() + 1_000).toISOString()
  // Other data beside it may be of any size.
  service.database.set(place, { ...theirs, saved_at: later, orders: 'x'.repeat(20_000) })
  expect(await compare(token)).toEqual({ data: { outcome: 'taken' } })
  expect((await send(test, 'GET', '/me', { token })).body).toMatchObject({ data: theirs })
})

it('an old token is renewed first, for its person only', async () => {
  const { token, place } = await linked()
  const age = () =>
    changeSecret(
      test,
      sql`UPDATE provider_sessions SET provider_expires_at = now() - interval '1 minute',
        renewed_at = NULL`,
    )
  await age()
  expect((await save(token, { settings: dark })).body).toMatchObject({
    message: 'User data saved to firebase',
  })
  expect(service.database.get(place)).toMatchObject({ settings: dark })
  await age()
  // The service answers as if it mixed two people up.
  service.forgery = { claims: { sub: 'somebody-else' } }
  expect((await save(token, { settings: {} })).body).toMatchObject({ kept_here_only: true })
  service.forgery = {}
  expect(service.database.get(place)).toMatchObject({ settings: dark })
})

it('an unavailable service loses nothing, and the answer says so', async () => {
  const { token } = await linked()
  service.isDown = true
  const answer = await save(token, { settings: dark })
  expect(answer.body).toMatchObject({
    message: 'User data saved with api',
    kept_here_only: true,
    data: { settings: dark },
  })
  expect(await compare(token)).toEqual({ data: { outcome: 'failed' } })
  const login = await send(test, 'POST', '/login/realtime', {
    payload: { email: 'a@b.example', password },
  })
  expect(login.body).toMatchObject({ status: 503, code: 'unavailable' })
  service.isDown = false
})

// These come last: each opens the worker's database anew.
it('a database that was not initialised stores nothing, and the answer tells the browser', async () => {
  await test.close()
  const { databaseUrl: _none, ...realtime } = service.settings
  test = await openTestApp({ realtime, registration: false })
  const { token, place } = await linked()
  expect(await compare(token)).toEqual({ data: { outcome: 'not_initialised' } })
  expect((await save(token, { settings: dark })).body).toMatchObject({
    message: 'User data saved with api',
  })
  expect(service.database.get(place)).toBeUndefined()
  const payload = { displayName: 'Nova', email: 'nova.lima@servico.example', password }
  const refused = await send(test, 'POST', '/register/realtime', { payload })
  expect(refused.body).toMatchObject({ code: 'operation-not-allowed' })
})

it('without a service its routes do not exist', async () => {
  await test.close()
  test = await openTestApp()
  for (const url of ['/login/realtime', '/register/realtime']) {
    const payload = { displayName: 'Nova', email: 'nova.lima@servico.example', password }
    const { displayName: _name, ...login } = payload
    const sent = { payload: url.startsWith('/login') ? login : payload }
    expect((await send(test, 'POST', url, sent)).body).toMatchObject({ code: 'not_found' })
  }
})
