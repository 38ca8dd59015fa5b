import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostedWorld, openHostedWorld } from '../../../testing/hosted-world.ts'
import { addAccount, change, testPassword } from '../../../testing/test-accounts.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let world: HostedWorld
let test: TestApp
beforeAll(async () => {
  world = await openHostedWorld()
  ;({ test } = world)
})
afterAll(() => world.close())

it('an identity that is linked by a sign-in is audited by the membership that is opened, and reveals no other one', async () => {
  const account = await addAccount(test)
  const person = world.add({ email: account.email, emailVerified: true })
  const membership = newId()
  await change(
    test,
    sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES (${membership}, ${account.userId}, ${test.tenants.acacias}, 'condomino', current_date - 1)`,
  )
  await change(
    test,
    sql`UPDATE memberships SET last_used_at = now() WHERE id = ${account.membershipId}`,
  )
  const browser = world.browser()
  const begun = { payload: { page: 'login', membership } }
  const { body } = await browser.complete(
    await browser.arrive(person.subject, '/login/hosted', begun),
  )
  const proved = await browser.call('POST', '/login/identity', {
    payload: { ticket: body.demand?.ticket, password: testPassword },
  })
  expect(proved.body.data).toMatchObject({
    me: { original: { tenant_id: test.tenants.acacias } },
  })
  const entriesOf = (tenant: 'bosque' | 'acacias') =>
    test.past(
      `SELECT operation, actor_role FROM audit_log WHERE actor_id = '${account.userId}' ORDER BY at, id`,
      tenant,
    )
  expect(await entriesOf('acacias')).toEqual([
    { operation: 'identity_linked', actor_role: 'condomino' },
    { operation: 'signed_in', actor_role: 'condomino' },
  ])
  expect(await entriesOf('bosque')).toEqual([])
})
