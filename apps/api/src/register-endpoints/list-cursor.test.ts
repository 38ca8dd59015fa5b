import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../testing/gate-world.ts'
import { rowsOf } from '../testing/test-app.ts'

describe('a list that is read by cursors', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  it('includes rows without a value in the sorted column', async () => {
    const walkIns = [await world.walkIn(), await world.walkIn(), await world.walkIn()]
    const { id: visitor_id } = await world.addVisitor()
    for (const hours of [1, 2]) {
      const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString()
      const payload = { kind: 'social', apartment_id: world.own.apartmentId, visitor_id }
      await world.test
        .as('sindico')
        .post('/visits', { payload: { ...payload, expected_from: at(0), expected_to: at(1) } })
    }
    const seen: string[] = []
    let after = ''
    do {
      const { body } = await world.test
        .as('sindico')
        .get(`/visits?per_page=1&fields=expected_from${after && `&after=${after}`}`)
      seen.push(...rowsOf(body).map(({ id }) => id))
      after = (body.meta as { next?: string | null }).next ?? ''
    } while (after !== '')
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
    expect(seen.slice(2).toSorted()).toEqual(walkIns.toSorted())
  })
})
