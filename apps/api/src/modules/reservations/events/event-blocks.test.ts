import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EventWorld, openEventWorld, time } from '../../../testing/event-world.ts'

let open: EventWorld
const areas: string[] = []
beforeAll(async () => {
  open = await openEventWorld()
  for (let nth = 0; nth < 3; nth += 1) areas.push(await open.addArea())
})
afterAll(() => open.world.close())

/** Blocks an area without the engine and its locks: by its own reservation, or by a linked one. */
async function block(area: string | undefined, from: number, to: number, isOwn: boolean) {
  const { test, id } = open
  const { starts_at, ends_at } = time(40, from, to)
  const event = newId()
  const actor = test.actor('sindico')
  return test.parts.database
    .inTenant(actor, async ({ queries }) => {
      await queries.count(sql`
        INSERT INTO events
          (tenant_id, id, title, common_area_id, apartment_id, resident_id, starts_at, ends_at)
        VALUES (${actor.tenantId}, ${event}, 'Festa', ${area}, ${id('home')}, ${id('ana')},
          ${starts_at}, ${ends_at})`)
      await queries.count(sql`
        INSERT INTO event_blocks (tenant_id, event_id, common_area_id, blocked_during, is_own)
        VALUES (${actor.tenantId}, ${event}, ${area},
          tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz), ${isOwn})`)
      return 'kept'
    })
    .catch((error: unknown) => String(Reflect.get(Object(error), 'code')))
}

const MEETS = '23P01'

it('the database accepts no two overlapping reservations of an area, and two that follow each other', async () => {
  const [area] = areas
  expect(await block(area, 10, 12, true)).toBe('kept')
  expect(await block(area, 11, 13, true)).toBe(MEETS)
  expect(await block(area, 12, 13, true)).toBe('kept')
})

it('nor one beside that of an area which closes it, in either order', async () => {
  const [, first, second] = areas
  expect(await block(first, 10, 12, true)).toBe('kept')
  expect(await block(first, 11, 13, false)).toBe(MEETS)
  expect(await block(second, 10, 12, false)).toBe('kept')
  expect(await block(second, 11, 13, true)).toBe(MEETS)
  // Reservations of two other areas may both close it.
  expect(await block(second, 11, 13, false)).toBe('kept')
})
