import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLoggingReader } from '../../../testing/logging-reader.ts'
import { DEVICE, openReaderWorld, type ReaderWorld } from '../../../testing/reader-world.ts'

const MIGRATION = new URL('../../../../migrations/0130_passages.sql', import.meta.url)

let world: ReaderWorld
beforeAll(async () => {
  world = await openReaderWorld()
})
afterAll(() => world.close())

type Tied = { readonly id: string; readonly attempt_id: string | null }

/** Returns the passages of a point as the migration ties those that were stored without an attempt. */
async function tiedAt(point: string, prepare = 'SELECT 1'): Promise<Tied[]> {
  const text = await readFile(MIGRATION, 'utf8')
  const client = new Client({ connectionString: world.test.database.adminUrl })
  await client.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE ${world.test.database.ownerRole}`)
    const asOwn = () => client.query(`SET LOCAL app.tenant_id = '${world.tenantId}'`)
    await asOwn()
    await client.query(prepare)
    await client.query('UPDATE access_events SET attempt_id = NULL')
    await client.query(text.slice(text.indexOf('do $$')))
    await asOwn()
    const { rows } = await client.query<Tied>(
      `SELECT id, attempt_id FROM access_events WHERE point_id = $1 AND fact = 'taken'`,
      [point],
    )
    return rows
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}

it('ties what readers told before by its key, and the demonstration’s by what went before', async () => {
  const reader = await addLoggingReader(world, { sensor: true })
  const { number } = await world.card(world.own.residentId)
  const ana = await world.number({ resident_id: world.own.residentId })
  await reader.ask({ user_id: ana, card_value: number })
  await reader.call('secbox', { body: { secbox: { id: 65793, open: 1 }, device_id: DEVICE } })
  const granted = (await reader.events()).find(({ fact }) => fact === 'granted')
  expect(await tiedAt(reader.point)).toMatchObject([{ attempt_id: granted?.id }])
  // Rows of the demonstration are of no reader.
  const ofNobody = `UPDATE access_events SET equipment_id = NULL, epoch = NULL, reader_event = NULL
    WHERE point_id = '${reader.point}';
    UPDATE access_events SET at = at - interval '6 seconds'
    WHERE point_id = '${reader.point}' AND fact = 'granted';
    DELETE FROM access_event_keys WHERE event_id IN
      (SELECT id FROM access_events WHERE point_id = '${reader.point}')`
  expect(await tiedAt(reader.point, ofNobody)).toMatchObject([{ attempt_id: granted?.id }])
})
