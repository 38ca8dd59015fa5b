import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../testing/company-day.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'

describe('entries of providers', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  async function addProvider(more: object): Promise<string> {
    const { body, raw } = await world.test.as('sindico').post('/service-providers', {
      payload: { kind: 'person', name: 'Encanador', category: 'Hidráulica', ...more },
    })
    if (!body.data) throw new Error(raw)
    await world.test.as('sindico').post(`/service-providers/${body.data.id}/approve`)
    return body.data.id
  }
  /**
   * Returns the warnings that the gate must decide about when the provider comes to the neighbours.
   */
  async function warningsOf(more: object, reason?: string, then?: string): Promise<string[]> {
    const provider_id = await addProvider(more)
    const apartment_id = world.neighbours.apartmentId
    const visit_id = await world.walkIn({ kind: 'service', provider_id, apartment_id })
    const answered = { answered_name: 'Bruno Reis', answered_through: 'intercom' }
    await world.test.as('funcionario').post(`/visits/${visit_id}/authorise`, { payload: answered })
    if (then) await world.past(`UPDATE service_providers SET ${then} WHERE id = '${provider_id}'`)
    const payload = { visit_id, ...(reason && { let_in_reason: reason }) }
    const { status, body } = await world.test.as('funcionario').post('/gate/entries', { payload })
    return status === 200 ? [] : (body.errors ?? []).map(({ code }) => code)
  }
  const serves = (...ids: string[]) => ({
    apartments: ids.map((apartment_id) => ({ apartment_id })),
  })

  it('need a reason if the unit is not one that they serve', async () => {
    const { own, neighbours } = world
    expect(await warningsOf(serves(own.apartmentId))).toEqual(['provider_unit'])
    expect(await warningsOf(serves(own.apartmentId), 'Vazamento')).toEqual([])
    expect(await warningsOf(serves(own.apartmentId, neighbours.apartmentId))).toEqual([])
    expect(await warningsOf(serves())).toEqual([])
  })

  it('need a reason outside their contract, and with an expired document', async () => {
    expect(await warningsOf({ contract_to: '2020-12-31' })).toEqual(['provider_contract'])
    const documents = [{ document_kind: 'insurance', expires_on: '2020-01-31' }]
    expect(await warningsOf({ documents })).toEqual(['provider_papers'])
  })
  it.each(["status = 'INATIVO'", 'deleted_at = now()', 'leaves_on = tenant_today(tenant_id) - 1'])(
    'need a reason from the moment in which the contract ended: %s',
    async (ended) => {
      const last = { contract_to: companyDay(1) }
      expect(await warningsOf(last)).toEqual([])
      expect(await warningsOf(last, undefined, ended)).toEqual(['provider_contract'])
      expect(await warningsOf(last, 'Última ronda', ended)).toEqual([])
    },
  )
})
