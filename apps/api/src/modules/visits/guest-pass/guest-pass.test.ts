import type { GuestPass } from '@portaria/contract/modules/visits/visits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkFailures } from '../../../platform/link-failures.ts'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { passKeys } from '../public/pass-keys.ts'
import { guestPassService } from './guest-pass.service.ts'

describe('the page of a pass', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  async function invite(more: object = {}) {
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: 'Nádia Costa', plate: 'BRA0S17' }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    return { id: String(pass?.id), visit: String(pass?.['visit_id']), code: String(pass?.['code']) }
  }
  async function look(token: string) {
    const response = await world.test.app.inject({
      method: 'POST',
      url: '/api/v1/guests/pass',
      payload: { token },
    })
    const body = response.json<{ data: GuestPass; errors: object[] }>()
    return { status: response.statusCode, raw: response.body, body }
  }
  const set = (id: string, values: string) =>
    world.past(`UPDATE passes SET ${values} WHERE id = '${id}'`)

  it('shows place, time, and the first name of the host, and nothing of the house', async () => {
    const { code } = await invite()
    const { status, body, raw } = await look(code)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'active',
      guest_name: 'Nádia Costa',
      company: 'bosque',
      host: 'Ana',
      code,
      uses_left: 1,
    })
    for (const told of ['Prado', '101', world.own.apartmentId, 'BRA0S17', world.own.residentId])
      expect(raw).not.toContain(told)
  })

  it('shows the state of a pass, and no code of one that is over', async () => {
    const { id, code, visit } = await invite()
    await set(id, `valid_from = now() + interval '2 days', valid_to = now() + interval '3 days'`)
    expect((await look(code)).body.data).toMatchObject({ state: 'not_yet', code })
    await set(id, `valid_from = now() - interval '3 days', valid_to = now() - interval '2 days'`)
    expect((await look(code)).body.data).toMatchObject({ state: 'ended', code: null, pin: null })
    await set(id, `valid_to = now() + interval '1 day', uses_done = 1`)
    expect((await look(code)).body.data).toMatchObject({ state: 'used', code: null })
    await world.test.as('condomino').post(`/visits/${visit}/cancel`)
    expect((await look(code)).body.data).toMatchObject({ state: 'cancelled', code: null })
  })

  it('answers alike for revoked, renewed and unknown links', async () => {
    const { id, code } = await invite()
    await world.test.as('condomino').post(`/passes/${id}/share`, { payload: { renew: true } })
    const revoked = await invite()
    await world.test.as('condomino').post(`/passes/${revoked.id}/revoke`)
    const tampered = `${revoked.code.slice(0, -2)}${revoked.code.endsWith('AA') ? 'BA' : 'AA'}`
    const inactive = await invite()
    await set(inactive.id, `status = 'INATIVO'`)
    const answers = await Promise.all(
      [code, revoked.code, inactive.code, tampered, 'A'.repeat(77), 'não é nada'].map(look),
    )
    for (const { status, body } of answers) {
      expect([status, body.errors]).toMatchObject([
        422,
        [{ field: 'token', code: 'token_invalid' }],
      ])
    }
  })

  it('shows a valid link where many wrong ones came from, and asks for none of those', async () => {
    const { code } = await invite()
    const { database, secret, publicUrl } = world.test.parts
    let reads = 0
    const counting: Pick<typeof database, 'readInTenant'> = {
      readInTenant(actor, work) {
        reads += 1
        return database.readInTenant(actor, work)
      },
    }
    const guests = guestPassService({ ...database, ...counting }, passKeys(secret, publicUrl))
    const wrong = () => guests.look('não é nada', '198.51.100.7')
    for (let tries = 0; tries < 100; tries += 1) await expect(wrong()).rejects.toThrow('validation')
    await expect(wrong()).rejects.toThrow('throttled')
    expect(reads).toBe(0)
    expect(await guests.look(code, '198.51.100.7')).toMatchObject({ state: 'active', code })
  })

  it('stops an address that tries links, and no other', () => {
    let now = 0
    const failures = linkFailures(() => now)
    for (let tries = 0; tries < 100; tries += 1) {
      failures.refuse('198.51.100.7')
      failures.count('198.51.100.7')
    }
    expect(() => failures.refuse('198.51.100.7')).toThrow('throttled')
    failures.refuse('203.0.113.9')
    now = 15 * 60_000
    failures.refuse('198.51.100.7')
  })
})
