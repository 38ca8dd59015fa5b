import { systemActor } from '@portaria/contract/actors/actor'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskWorld, openDeskWorld } from '../../testing/desk-world.ts'
import { erasingOf } from '../../testing/erasing.ts'
import { eraseOverdue } from './retention.service.ts'

describe('entries of a desk without a network, past their term', () => {
  let world: DeskWorld
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  const stored = () =>
    world.test.past<{ guest_name: string; outcome: string }>(
      'SELECT guest_name, outcome FROM desk_entries ORDER BY outcome',
    )

  it('lose the name of their guest, except those that wait for a person', async () => {
    const walkIn = {
      name: 'walk-in' as const,
      kind: 'official',
      authority: 'Correios',
      apartment_id: world.own.apartmentId,
    }
    await world.record({ act: walkIn, guest_name: 'Carteiro Antigo' })
    await world.record({ act: { name: 'leave' }, guest_name: 'Quem Esperava' })
    await world.past(`UPDATE desk_entries SET received_at = received_at - interval '366 days'`)
    const { body } = await world.test.as('sindico').get('/company/retention')
    const line = retentionAnswer.parse(body).data.find(({ kind }) => kind === 'desk_entries')
    expect(line).toMatchObject({
      days: 365,
      due: 1,
      held: [{ reason: 'open_desk_entry', count: 1 }],
    })
    await eraseOverdue(
      world.test.database.app,
      { ...systemActor('test'), tenantId: world.test.tenants.bosque },
      erasingOf(world.test.parts.files),
    )
    expect(await stored()).toEqual([
      { guest_name: 'Quem Esperava', outcome: 'conflict' },
      { guest_name: 'Visitante apagado', outcome: 'done' },
    ])
  })
})
