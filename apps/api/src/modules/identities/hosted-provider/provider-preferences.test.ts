import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostedWorld, openHostedWorld } from '../../../testing/hosted-world.ts'
import { change, changeSecret, send, signIn } from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

const save = (token: string, payload: object) => send(test, 'PATCH', '/me', { token, payload })
const compare = async (token: string) =>
  (await send(test, 'POST', '/me/provider-preferences', { token })).body
const me = async (token: string) => (await send(test, 'GET', '/me', { token })).body

const dark = { layout: { style: 'layout1' }, theme: 'dark1' }
const earlier = '2020-01-01T00:00:00.000Z'
const later = () => new Date(Date.now() + 1_000).toISOString()

it('saved settings are stored here and at the provider, with their time', async () => {
  const { person, token } = await world.linked()
  const answer = await save(token, { settings: dark })
  expect(answer.body).toMatchObject({
    message: 'User data saved to auth0',
    data: { settings: dark },
  })
  expect(answer.raw).not.toContain('kept_here_only')
  const kept = world.metadata.get(person.subject)
  expect(kept).toMatchObject({ settings: dark, shortcuts: [] })
  await save(token, { shortcuts: ['towers'] })
  expect(world.metadata.get(person.subject)).toMatchObject({ shortcuts: ['towers'] })
  // The language is not stored at the provider.
  expect((await save(token, { language: 'en' })).body).toMatchObject({
    message: 'User data saved with api',
  })
})

it('a session of one’s own password sends the provider nothing', async () => {
  const { account, person } = await world.linked()
  const own = await signIn(test, account)
  expect((await save(own, { settings: dark })).body).toMatchObject({
    message: 'User data saved with api',
  })
  expect(world.metadata.get(person.subject)).toBeUndefined()
  expect((await send(test, 'POST', '/me/provider-preferences', { token: own })).status).toBe(404)
})

it('the newer of both is stored', async () => {
  const { person, token } = await world.linked()
  await save(token, { settings: dark })
  const theirs = { settings: { theme: 'light2' }, shortcuts: ['gate'] }
  world.metadata.set(person.subject, { ...theirs, saved_at: earlier })
  expect(await compare(token)).toEqual({ data: { outcome: 'kept' } })
  // Our preferences were newer, so the provider has stored them.
  expect(world.metadata.get(person.subject)).toMatchObject({ settings: dark })

  world.metadata.set(person.subject, { ...theirs, saved_at: later() })
  expect(await compare(token)).toEqual({ data: { outcome: 'taken' } })
  expect(await me(token)).toMatchObject({ data: theirs })
})

it('a time in the future does not win for ever', async () => {
  const { person, token } = await world.linked()
  await save(token, { settings: dark })
  const saved_at = '2099-01-01T00:00:00.000Z'
  world.metadata.set(person.subject, { settings: { theme: 'light2' }, shortcuts: [], saved_at })
  expect(await compare(token)).toEqual({ data: { outcome: 'kept' } })
  expect(await me(token)).toMatchObject({ data: { settings: dark } })
  expect(world.metadata.get(person.subject)).toMatchObject({ settings: dark })
})

it('a refusing provider loses nothing, and the answer says so', async () => {
  const { token, account } = await world.linked()
  // The identity is no longer that of the token, so the provider refuses.
  await changeSecret(
    test,
    sql`UPDATE external_identities SET subject = 'somebody else' WHERE user_id = ${account.userId}`,
  )
  const answer = await save(token, { settings: dark })
  expect(answer.body).toMatchObject({
    message: 'User data saved with api',
    kept_here_only: true,
    data: { settings: dark },
  })
  expect(await compare(token)).toEqual({ data: { outcome: 'failed' } })
  expect(await me(token)).toMatchObject({ data: { settings: dark } })
})

it('the access token is sealed', async () => {
  const { signedIn, account } = await world.linked()
  // The table also holds sessions of other test files, with and without a token.
  const rows = await test.database.auth.query((queries) =>
    queries.all(sql<{ access_token: Buffer }>`SELECT p.access_token FROM provider_sessions p
      JOIN sessions s ON s.id = p.session_id WHERE s.user_id = ${account.userId}`),
  )
  expect(rows).toHaveLength(1)
  const token = signedIn.body.provider?.access_token ?? 'none'
  expect(rows.every(({ access_token: kept }) => !kept.toString('latin1').includes(token))).toBe(
    true,
  )
})

it('settings that a person has never changed do not replace the provider’s', async () => {
  const { person, account, token } = await world.linked()
  await change(test, sql`UPDATE users SET preferences_saved_at = NULL WHERE id = ${account.userId}`)
  const theirs = { settings: { theme: 'light2' }, shortcuts: [], saved_at: earlier }
  world.metadata.set(person.subject, theirs)
  expect(await compare(token)).toEqual({ data: { outcome: 'taken' } })
})
