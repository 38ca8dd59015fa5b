import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, change, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('a company cannot require a provider that is not set up', async () => {
  const { body } = await test.as('sindico').get('/company')
  const asked = await test.as('sindico').patch('/company', {
    headers: { 'if-match': `"${body.data.version}"` },
    payload: { settings: { security: { providers: ['hosted'] } } },
  })
  expect([asked.status, asked.body.errors]).toMatchObject([
    422,
    [{ field: 'settings.security.providers', code: 'provider_missing' }],
  ])
})

it('nobody is asked for a provider that the operator removed', async () => {
  await change(
    test,
    sql`UPDATE tenants SET settings = '{"security":{"providers":["hosted"]}}'::jsonb
      WHERE id = ${test.tenants.bosque}`,
  )
  expect(await signIn(test, await addAccount(test))).not.toBe('')
})
