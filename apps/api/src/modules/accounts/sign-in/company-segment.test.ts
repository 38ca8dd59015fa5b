import { meAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, change, send, signIn } from '../../../testing/test-accounts.ts'
import { openTestApp, type TenantName, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('the segment of the company', () => {
  const shared = '01994a10-5c00-7b00-8002-000000000002'
  const segmentOf = async (token: string, tenant?: string) => {
    const headers = { ...(tenant !== undefined && { 'x-tenant-id': tenant }) }
    const { body } = await send(test, 'GET', '/me', { token, headers })
    return meAnswer.parse(body).data.segment
  }
  /** Writes behind the API, like a company's own settings. */
  const give = (tenant: TenantName, owner: string, segment: string) =>
    change(
      test,
      sql`UPDATE tenants SET segment_tenant_id = ${owner}, segment_id = ${segment}
        WHERE id = ${test.tenants[tenant]}`,
    )

  it('is a shared one with its words', async () => {
    await give('bosque', NIL_TENANT, shared)
    const token = await signIn(test, await addAccount(test, 'condomino'))
    expect(await segmentOf(token)).toMatchObject({
      id: shared,
      name_segment: 'Construção',
      base: 'construction',
      terms: { pt: { tower: { singular: 'Obra', plural: 'Obras', gender: 'f' } } },
    })
    expect(
      (await send(test, 'PATCH', '/me', { token, payload: { shortcuts: [] } })).body,
    ).toMatchObject({
      data: { segment: { id: shared } },
    })
  })

  it('is the own one for the company’s own people, and for staff who work there', async () => {
    const terms = { pt: { resident: { singular: 'Velejador', plural: 'Velejadores' } } }
    const payload = { name_segment: 'Marina', base: 'condominium', terms }
    const made = await test.as('sindico').post('/segments', { payload })
    const { id } = made.body.data
    await give('bosque', test.tenants.bosque, id)
    const own = { id, name_segment: 'Marina', base: 'condominium', terms }
    expect(await segmentOf(await signIn(test, await addAccount(test)))).toMatchObject(own)
    const foreign = await signIn(test, await addAccount(test, 'sindico', 'acacias'))
    expect(await segmentOf(foreign)).toBeNull()
    const admin = await signIn(test, await addAccount(test, 'admin'))
    expect(await segmentOf(admin)).toBeNull()
    expect(await segmentOf(admin, test.tenants.acacias)).toBeNull()
    expect(await segmentOf(admin, test.tenants.bosque)).toMatchObject(own)
    // The database itself refuses to give a company the segment of another one.
    await expect(give('acacias', test.tenants.bosque, id)).rejects.toThrow('check constraint')
  })

  it('is none once it is removed', async () => {
    const payload = { name_segment: 'Haras', base: 'condominium' }
    const made = await test.as('sindico').post('/segments', { payload })
    const { id } = made.body.data
    await give('bosque', test.tenants.bosque, id)
    const token = await signIn(test, await addAccount(test))
    expect(await segmentOf(token)).toMatchObject({ id, terms: null })
    await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.count(sql`UPDATE segments SET deleted_at = now() WHERE id = ${id}`),
    )
    expect(await segmentOf(token)).toBeNull()
  })
})

it('gives the beginning of the day of the company worked in', async () => {
  const zoneOf = async (token: string, tenant?: string) => {
    const headers = { ...(tenant !== undefined && { 'x-tenant-id': tenant }) }
    const { body } = await send(test, 'GET', '/me', { token, headers })
    return meAnswer.parse(body).data.time_zone
  }
  const acacias = sql`UPDATE tenants SET time_zone = 'America/Manaus'
    WHERE id = ${test.tenants.acacias}`
  await change(test, acacias)
  const own = await signIn(test, await addAccount(test, 'condomino', 'acacias'))
  expect(await zoneOf(own)).toBe('America/Manaus')
  const admin = await signIn(test, await addAccount(test, 'admin'))
  expect(await zoneOf(admin)).toBeNull()
  expect(await zoneOf(admin, test.tenants.bosque)).toBe('America/Sao_Paulo')
  expect(await zoneOf(admin, test.tenants.acacias)).toBe('America/Manaus')
})
