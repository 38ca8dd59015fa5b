import { readFile } from 'node:fs/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'

const MIGRATION = new URL('../../../../migrations/0141_spent_face_links.sql', import.meta.url)

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

/** Adds a resident with a letter, and with a photo in a state that came some minutes after it. */
async function lettered(state: string, minutes: number): Promise<string> {
  const family = await world.families.add()
  const asked = { token: world.tokenOf('sindico') }
  await world.past(`UPDATE residents SET email = '${newId()}@exemplo.com.br'
    WHERE id = '${family.ana}'`)
  await world.call('POST', `/faces/resident/${family.ana}/letter`, asked)
  await world.as(family, 'POST', `/resident/${family.ana}/consent`, { payload: consent })
  await world.as(family, 'PUT', `/resident/${family.ana}/photo`, { photo: await photoOf() })
  await world.past(`UPDATE faces SET state = '${state}',
      tested_at = CASE WHEN '${state}' <> 'testing' THEN now() END, sent_at = (SELECT asked_at
        FROM face_links WHERE resident_id = '${family.ana}') + interval '${minutes} minutes' WHERE resident_id = '${family.ana}'`)
  return family.ana
}

it('takes links for used by which a photo came that is accepted', async () => {
  const used = await lettered('good', 1)
  await lettered('good', -1)
  await lettered('testing', 1)
  const text = await readFile(MIGRATION, 'utf8')
  const client = new Client({ connectionString: world.test.database.adminUrl })
  await client.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE ${world.test.database.ownerRole}`)
    await client.query(text.slice(text.indexOf('do $$')))
    await client.query(`SET LOCAL app.tenant_id = '${world.tenantId}'`)
    const { rows } = await client.query(
      'SELECT resident_id FROM face_links WHERE spent_at IS NOT NULL',
    )
    expect(rows).toEqual([{ resident_id: used }])
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
})
