import { afterAll, beforeAll, expect, it } from 'vitest'
import { openViolationWorld, type ViolationWorld } from '../../../testing/violation-world.ts'
import { occurrencesRule } from '../occurrences/retention-rules.ts'

let world: ViolationWorld
beforeAll(async () => {
  world = await openViolationWorld()
})
afterAll(() => world.close())

/** Returns the overdue rows, with the reason to hold them; erases those without one. */
async function eraseOverdue(): Promise<Map<string, string | null>> {
  const actor = world.test.actor('sindico')
  return world.test.parts.database.inTenant(actor, async (context) => {
    const rows = await context.queries.all(occurrencesRule.overdue(actor.tenantId, 1_825))
    const overdue = rows as { id: string; held: string | null }[]
    const free = overdue.filter(({ held }) => held === null).map(({ id }) => id)
    if (free.length > 0) await occurrencesRule.erase(context, free, async () => 0)
    return new Map(overdue.map(({ id, held }) => [id, held]))
  })
}

it('is erased with its occurrence: letters too, once decided and received, and not before', async () => {
  const id = await world.unanswered({ facts: 'Dora dançou na sacada' })
  const occurrence = String((await world.readViolation(id)).data['occurrence_id'])
  await world.past(`UPDATE occurrences SET state = 'closed', outcome = 'Advertida',
    closed_at = now() - interval '1900 days' WHERE id = '${occurrence}'`)
  expect((await eraseOverdue()).get(occurrence)).toBe('open_occurrence')
  await world.act(id, 'warn', { decision: 'Dora foi vista' })
  expect((await eraseOverdue()).get(occurrence)).toBe('open_occurrence')
  await world.act(id, 'receive-decision', {
    decision_received_at: new Date().toISOString(),
    decision_received_how: 'registered_mail',
    decision_received_by: 'Dora',
  })
  expect((await eraseOverdue()).get(occurrence)).toBeNull()
  const { data } = await world.readViolation(id)
  expect(data).toMatchObject({
    subject: 'Infração',
    facts: '',
    warning_text: '',
    decision_text: null,
    decision_received_by: null,
    outcome: 'warned',
  })
  const { raw } = await world.test.as('sindico').get(`/violations/${id}/history`)
  for (const said of ['dançou', 'foi vista']) expect(raw).not.toContain(said)
})
