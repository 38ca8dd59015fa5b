import { letterheadAnswer } from '@portaria/contract/modules/companies/letterhead'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TenantName, type TestApp } from '../../../testing/test-app.ts'

describe('the letterhead of a company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
    await test.past(
      `UPDATE tenants SET legal_name = 'Condomínio Bosque', fantasy_name = 'Bosque',
        street = 'Rua A', number = '7', city = 'Manaus', state = 'AM' WHERE id = '${test.tenants.bosque}'`,
    )
  })
  afterAll(() => test.close())

  const read = async (role: 'sindico' | 'condomino', tenant: TenantName = 'bosque') =>
    letterheadAnswer.parse((await test.as(role, tenant).get('/company/letterhead')).body).data

  it('is the own company’s, for whoever prints', async () => {
    const bosque = await read('sindico')
    expect(bosque).toMatchObject({
      name: 'Bosque',
      legal_name: 'Condomínio Bosque',
      address: 'Rua A, 7, Manaus – AM',
      logo: null,
    })
    expect(await read('condomino')).toEqual(bosque)
    expect((await read('sindico', 'acacias')).name).not.toBe('Bosque')
  })
})
