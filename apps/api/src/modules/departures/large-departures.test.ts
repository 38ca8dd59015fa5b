import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { onServer } from '../../testing/database-server.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
} from '../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockPeople } from './departures.repository.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

/** Adds many copies of a family's pass. */
async function copyPass({ pass }: Family, many: number): Promise<void> {
  const [listed] = await onServer<{ columns: string }>(
    test.database.adminUrl,
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns
     WHERE table_name = 'passes' AND is_generated = 'NEVER' AND column_name <> 'id'`,
  )
  await families.past(
    `INSERT INTO passes (id, ${listed?.columns}) SELECT gen_random_uuid(), ${listed?.columns}
     FROM passes, generate_series(1, ${many}) WHERE id = '${pass}'`,
  )
}

describe('a large departure', () => {
  it('ends every pass, and does not change one that is over', async () => {
    const family = await families.add()
    await copyPass(family, 600)
    const id = await families.plan(family)
    await test.as('sindico').post(`/passes/${family.pass}/revoke`)
    await families.daysLater(id, 1)
    await families.runJob(id)
    const { items, state } = await families.receiptOf(id)
    expect(state).toBe('done')
    const passes = items.filter(({ kind }) => kind === 'pass')
    expect(passes).toHaveLength(601)
    expect(passes.find((one) => one.id === family.pass)?.outcome).toBe('already_over')
    expect(passes.filter(({ outcome }) => outcome === 'revoked')).toHaveLength(600)
    const some = passes.find(({ outcome }) => outcome === 'revoked')?.id ?? ''
    expect(await families.read(`/passes/${some}`)).toMatchObject({ state: 'revoked' })
    const history = await test.as('sindico').get(`/passes/${some}/history`)
    expect(history.raw).toContain('revoke')
    expect(history.raw).toContain('sindico bosque')
  })

  it('is not refused for a thing that is over meanwhile, but for any other unknown one', async () => {
    const [family, other] = [await families.add(), await families.add()]
    await test.as('sindico').post(`/passes/${family.pass}/revoke`)
    await test.as('sindico').post(`/cards/${family.card}/block`, { payload: {} })
    const asked = (things: object[]) =>
      families.begin(family.ana, { last_day: families.day(3), things })
    const [pass, card] = [family.pass, family.card]
    for (const thing of [
      { kind: 'pass', id: pass, choice: 'keep' },
      { kind: 'pass', id: other.pass, choice: 'end' },
      { kind: 'pass', id: newId(), choice: 'end' },
      { kind: 'card', id: pass, choice: 'end' },
    ]) {
      const refused = await asked([thing])
      expect(refused.body.errors).toMatchObject([{ field: 'things.0.id', code: 'not_found' }])
    }
    const begun = await asked([
      { kind: 'pass', id: pass, choice: 'end', now: true },
      { kind: 'card', id: card, choice: 'end' },
    ])
    expect(begun.status).toBe(201)
  })

  it('blocks no pass that is given meanwhile', async () => {
    const family = await families.add()
    const visitor = await families.made('visitors', { name: 'Vizinha', cpf: sampleCpf(898_001) })
    const status = await test.parts.database.inTenant(test.actor('sindico'), async (context) => {
      await lockPeople(context, { register: 'residents', ids: [family.ana] })
      const payload = {
        visitor_id: visitor,
        kind: 'social',
        apartment_id: family.apartmentId,
        host_id: family.ana,
        valid_from: new Date(Date.now() - 3_600_000).toISOString(),
        valid_to: new Date(Date.now() + 86_400_000).toISOString(),
      }
      return (await test.as('sindico').post('/passes', { payload })).status
    })
    expect(status).toBe(201)
  })
})
