import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Statement } from '../../../platform/database/queries.ts'
import { roundWalker } from '../../../testing/round-walker.ts'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'
import { positionsRule } from './retention-rules.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

it('places of scans are erased after their term, and their results stay', async () => {
  const phone = roundWalker(world)
  const point = await world.point({ latitude: '-23.5', longitude: '-46.6', radius_m: 10 })
  const walked = async () => {
    const round = await world.roundIn(-2, { points: [{ point_id: point }] })
    await phone.takeAlong(round, 2)
    const run = newId()
    const start = phone.entry(run, 'start')
    phone.wait(30)
    const position = { latitude: -23.6, longitude: -46.6, accuracy_m: 5 }
    const code = await phone.codeOf(point)
    await phone.send(round, [start, phone.entry(run, 'scan', { code, position })])
    return round
  }
  const [old, recent] = [await walked(), await walked()]
  await world.past(`UPDATE round_entries SET received_at = now() - interval '91 days'
    WHERE round_id = '${old}'`)
  const actor = world.test.actor('sindico')
  const due = () =>
    world.test.database.app.inTenant(actor, ({ queries }) =>
      queries.all(positionsRule.overdue(actor.tenantId, 90) as Statement<{ id: string }>),
    )
  const overdue = await due()
  expect(overdue).toHaveLength(1)
  await world.test.database.app.inTenant(actor, (context) =>
    positionsRule.erase(
      context,
      overdue.map(({ id }) => id),
      async () => 0,
    ),
  )
  expect(await due()).toEqual([])
  const placed = await world.look<{ round: string }>(`
    SELECT round_id::text AS round FROM round_entries
    WHERE latitude IS NOT NULL AND round_id IN ('${old}', '${recent}')`)
  expect(placed).toEqual([{ round: recent }])
  expect((await phone.walk(old)).points[0]?.suspicions).toEqual(['out_of_radius'])
})
