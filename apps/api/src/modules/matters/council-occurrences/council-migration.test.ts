import { readFile } from 'node:fs/promises'
import type { Role } from '@portaria/contract/actors/roles'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OccurrenceWorld, openOccurrenceWorld } from '../../../testing/occurrence-world.ts'

const MIGRATION = new URL('../../../../migrations/0101_council_readers.sql', import.meta.url)

let world: OccurrenceWorld
beforeAll(async () => {
  world = await openOccurrenceWorld()
})
afterAll(() => world.close())

/** Returns the users that the migration makes readers of a matter that has none. */
async function frozen(matter: string): Promise<string[]> {
  const text = await readFile(MIGRATION, 'utf8')
  const client = new Client({ connectionString: world.test.database.adminUrl })
  await client.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE ${world.test.database.ownerRole}`)
    await client.query(`SET LOCAL app.tenant_id = '${world.test.tenants.bosque}'`)
    await client.query('DELETE FROM council_occurrence_readers')
    await client.query(text.slice(text.indexOf('create temp table council_marks')))
    await client.query(`SET LOCAL app.tenant_id = '${world.test.tenants.bosque}'`)
    const { rows } = await client.query<{ reader_id: string }>(
      'SELECT reader_id FROM council_occurrence_readers WHERE council_occurrence_id = $1 ORDER BY reader_id',
      [matter],
    )
    return rows.map(({ reader_id: id }) => id)
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}

it('an earlier report is read by those who were marked at the time, and by no síndico', async () => {
  const { test } = world
  const members = await Promise.all(
    Array.from({ length: 5 }, () => test.addPerson('condomino', 'bosque')),
  )
  const [kept, unmarked, sindico, former, later] = members
  if (!kept || !unmarked || !sindico || !former || !later) throw new Error('there are five')
  const mark = (of: readonly { membershipId: string }[]) =>
    world.past(`UPDATE memberships SET council = true
      WHERE id IN (${of.map(({ membershipId }) => `'${membershipId}'`).join()})`)
  const change = async (
    role: Role,
    { membershipId: id }: { membershipId: string },
    council: boolean,
  ) => {
    const { body } = await test.as(role).get(`/memberships/${id}`)
    const headers = { 'if-match': `"${body.data.version}"` }
    const { status } = await test
      .as(role)
      .patch(`/memberships/${id}`, { headers, payload: { council } })
    expect(status).toBe(200)
  }
  await mark([kept, unmarked, sindico, former])
  const term = ({ userId }: { userId: string }, ends: string) =>
    world.past(`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, ends_on)
      VALUES (gen_random_uuid(), '${userId}', '${test.tenants.bosque}', 'sindico', '2020-01-01', ${ends})`)
  await term(sindico, 'NULL')
  await term(former, 'current_date - 100')
  const matter = await world.accused('admin')
  const nobody = await world.accused('admin')
  await world.past(
    `UPDATE council_occurrences SET created_at = '2020-01-01' WHERE id = '${nobody}'`,
  )
  await change('sindico', later, true)
  await change('sindico', unmarked, false)
  await change('admin', unmarked, true)
  expect(await frozen(matter)).toEqual([kept.userId])
  expect(await frozen(nobody)).toEqual([])
})
