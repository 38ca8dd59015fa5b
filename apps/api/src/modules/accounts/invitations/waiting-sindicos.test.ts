import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invitations, newPassword } from '../../../testing/invited.ts'
import { lettersTo, tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addAccount, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let calls: ReturnType<typeof invitations>
let tenantId: string
let companies = 0
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  companies += 1
  const payload = samples.tenants.values(810_000 + companies)
  tenantId = (await test.as('admin').post('/tenants', { payload })).body.data.id
})

/** Invites a síndico to the company, which has none. */
async function invite(writer: Role, email = calls.nobody()) {
  const membership = { role: 'sindico', starts_on: '2020-01-01', tenant_id: tenantId }
  const payload = { name: 'Nome Digitado', email, membership }
  const { body } = await test.as(writer).post('/users', { payload })
  expect(body.data['invitation']).toBe('pending')
  await writeLetters(test)
  return { email, id: body.data.id, token: await tokenTo(test, email) }
}

const trailOf = (id: string) =>
  test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, async (queries) =>
    (
      await queries.all(sql<{ operation: string; actor_id: string | null }>`
        SELECT operation, actor_id FROM audit_log WHERE row_id = ${id} AND operation LIKE 'sindico%'`)
    ).map(({ operation, actor_id: actorId }) => [operation, actorId]),
  )

describe('of two síndicos invited to a company without one, the second', () => {
  it('waits for the first where staff invited them, and their page says so', async () => {
    const [one, other] = [await invite('staff'), await invite('staff')]
    expect((await calls.accept(one.token)).status).toBe(204)
    const before = (await lettersTo(test, one.email)).length
    expect((await calls.accept(other.token)).errors).toEqual(['token token_waits'])
    expect(await calls.membershipsOf(other.email)).toEqual([])
    expect((await calls.look(other.token)).errors).toEqual(['token token_waits'])
    expect((await calls.accept(other.token)).errors).toEqual(['token token_waits'])
    await writeLetters(test)
    expect(await lettersTo(test, one.email)).toHaveLength(before + 1)
    expect(await trailOf(other.id)).toEqual([['sindico_waits', null]])

    const first = await signIn(test, { email: one.email, password: newPassword })
    const waiting = await send(test, 'GET', `/users/${other.id}`, { token: first })
    expect(waiting.body).toMatchObject({ data: { invitation: 'unconfirmed' } })
    expect((await test.as('staff').post(`/users/${other.id}/invite-again`)).status).toBe(409)
    expect((await test.as('staff').post(`/users/${other.id}/confirm`)).status).toBe(403)
    expect((await test.as('admin').post(`/users/${other.id}/confirm`)).status).toBe(200)
    await writeLetters(test)
    const confirmed = await tokenTo(test, other.email)
    expect(confirmed).not.toBe(other.token)
    expect((await calls.accept(confirmed)).status).toBe(204)
    expect(await calls.membershipsOf(other.email)).toHaveLength(1)
  })

  it('waits too where both come at once', async () => {
    const both = [await invite('staff'), await invite('staff')]
    const answers = await Promise.all(both.map(({ token }) => calls.accept(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
  })

  it('waits too where they are known and signed in', async () => {
    const known = await addAccount(test, 'condomino', 'acacias')
    const [one, other] = [await invite('staff'), await invite('staff', known.email)]
    expect((await calls.accept(one.token)).status).toBe(204)
    const token = await signIn(test, known)
    const accept = `/me/invitations/${other.id}/accept`
    expect((await send(test, 'POST', accept, { token })).status).toBe(422)
    expect(await calls.membershipsOf(known.email)).toHaveLength(1)
  })

  it('waits where staff made a síndico of a person whom an administrator invited in another role', async () => {
    const [one, email] = [await invite('staff'), calls.nobody()]
    const membership = { role: 'funcionario', starts_on: '2020-01-01', tenant_id: tenantId }
    const payload = { name: 'Nome Digitado', email, membership }
    const { body } = await test.as('admin').post('/users', { payload })
    await writeLetters(test)
    const raised = await test.as('staff').patch(`/users/${body.data.id}`, {
      headers: { 'if-match': '"1"' },
      payload: { membership: { role: 'sindico' } },
    })
    expect(raised.body.data['invitation']).toBe('pending')
    expect((await calls.accept(one.token)).status).toBe(204)
    expect((await calls.accept(await tokenTo(test, email))).errors).toEqual(['token token_waits'])
  })

  it('is in where an administrator invited them, and the first is notified', async () => {
    const [one, other] = [await invite('admin'), await invite('admin')]
    expect((await calls.accept(one.token)).status).toBe(204)
    const before = (await lettersTo(test, one.email)).length
    expect((await calls.accept(other.token)).status).toBe(204)
    await writeLetters(test)
    expect(await lettersTo(test, one.email)).toHaveLength(before + 1)
    expect(await trailOf(other.id)).toEqual([['sindico_invited', null]])
  })
})
