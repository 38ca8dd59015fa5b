import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DepartingFamilies, departingFamilies } from '../../testing/departing-family.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

const version = async (id: string) => (await families.read(`/residents/${id}`))['version']

const patch = async (id: string, payload: object) =>
  test.as('sindico').patch(`/residents/${id}`, {
    headers: { 'if-match': `"${await version(id)}"` },
    payload,
  })

describe('a resident', () => {
  it('cannot be made inactive while something belongs to them, alone or with others', async () => {
    const family = await families.add()
    const refused = await patch(family.ana, { status: 'INATIVO' })
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
    expect(refused.body.errors).toMatchObject([{ field: 'status', code: 'departure_needed' }])
    const items = [{ id: family.ana, version: await version(family.ana) }]
    const payload = { action: 'inactivate', items }
    const { body } = await test.as('sindico').post('/residents/bulk', { payload })
    expect(rowsOf(body)).toMatchObject([{ outcome: 'refused', code: 'in_use' }])
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
    // Other fields of the resident can still be changed.
    expect((await patch(family.ana, { social_name: 'Aninha' })).status).toBe(200)
  })

  it.each(['a login', 'a card'])('is blocked by %s alone', async (what) => {
    const family = await families.add()
    await families.past(`UPDATE occupancies SET ends_on = '2024-01-01' WHERE resident_id = '${family.ana}';
      UPDATE passes SET state = 'revoked' WHERE id = '${family.pass}';
      UPDATE vehicles SET status = 'INATIVO' WHERE id = '${family.vehicle}'`)
    if (what === 'a login')
      await families.past(`UPDATE cards SET state = 'blocked' WHERE id = '${family.card}'`)
    else
      await families.past(
        `UPDATE memberships SET status = 'INATIVO' WHERE id = '${family.login.membershipId}'`,
      )
    expect((await patch(family.ana, { status: 'INATIVO' })).status).toBe(409)
    await families.past(`UPDATE cards SET state = 'blocked' WHERE id = '${family.card}';
      UPDATE memberships SET status = 'INATIVO' WHERE id = '${family.login.membershipId}'`)
    expect((await patch(family.ana, { status: 'INATIVO' })).status).toBe(200)
  })

  it('leaves with a vehicle that somebody decided to keep', async () => {
    const family = await families.add()
    const things = [{ kind: 'vehicle', id: family.vehicle, choice: 'keep' }]
    const id = await families.plan(family, { now: true, things })
    expect((await families.receiptOf(id)).state).toBe('done')
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'INATIVO' })
    expect(await families.read(`/vehicles/${family.vehicle}`)).toMatchObject({ status: 'ATIVO' })
  })
})
