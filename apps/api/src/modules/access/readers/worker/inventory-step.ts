import type { InventoryEntry } from '@portaria/drivers/access/access-driver'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'
import { ContactError, type Served } from './served.ts'
import { noteReader } from './served-reader.repository.ts'
import { lockEntries } from './wanted-entries.ts'

/** What an inventory found. */
export type Inventory = {
  /** People on the reader. */
  found: number
  /** People who had to be there and were not, or otherwise. */
  missing: number
  different: number
  /** People of ours who had to be gone. */
  left: number
  /** People whom somebody else put there. */
  foreign: number
}

/**
 * Reads whom a reader holds, and compares. What is missing or differs is sent again, and who has to
 * be gone is removed. People whom somebody else put there are counted and left: they may be the
 * reader's own administrators.
 */
export async function inventoryStep(served: Served): Promise<void> {
  const { reader } = served
  const want = (inventory_wanted: boolean) =>
    served.write((context) => noteReader(context, reader.id, { inventory_wanted }))
  // Before it begins: whoever asks for one meanwhile gets another one.
  await want(false)
  try {
    await readAll(served)
  } catch (error) {
    await want(true)
    throw error
  }
}

async function readAll(served: Served): Promise<void> {
  const { driver, reader, tools } = served
  const begun = new Date()
  const entries: InventoryEntry[] = []
  let cursor: string | null = null
  do {
    const page = await driver.inventory(cursor, tools.keeper.digests.key)
    if (!page.ok) throw new ContactError(page.failure)
    entries.push(...page.value.entries)
    cursor = page.value.next
  } while (cursor !== null)
  await served.write(async (context) => {
    const inventory = await compare(context, reader.id, entries, begun)
    await noteReader(context, reader.id, { inventory })
    // Who has to be gone is removed at once.
    await callHolder(context, [readerDevice(reader.id)])
    await publishReader(context, reader.id)
  })
}

async function compare(
  context: TenantContext,
  readerId: string,
  found: readonly InventoryEntry[],
  begun: Date,
): Promise<Inventory> {
  const { queries, actor } = context
  await lockEntries(context, readerId)
  const held = sql`(SELECT * FROM unnest(${found.map(({ id }) => id)}::numeric[],
    ${found.map(({ digest }) => Buffer.from(digest, 'base64url').toString('hex'))}::text[],
    ${found.map(({ face }) => face.isEnrolled)}::boolean[],
    ${found.map(({ face }) => face.version)}::text[])
    AS h (number, digest, has_face, face_version))`
  const isOfReader = sql`e.tenant_id = ${actor.tenantId} AND e.equipment_id = ${readerId}`
  const isOf = sql`${isOfReader} AND e.part = 'person'`
  // What changed while the pages were read was not compared with what was wanted then.
  const isSettled = sql`e.state = 'done' AND e.proven_at < ${begun}`
  const again = sql`state = 'waiting', reason = NULL, detail = NULL, tries = 0,
    next_at = clock_timestamp()`
  const missing = await queries.count(sql`
    UPDATE reader_entries e SET ${again}
    WHERE ${isOf} AND e.wanted IS NOT NULL AND ${isSettled}
      AND NOT EXISTS (SELECT FROM ${held} h WHERE h.number = e.number)`)
  const different = await queries.count(sql`
    UPDATE reader_entries e SET ${again} FROM ${held} h
    WHERE ${isOf} AND e.wanted IS NOT NULL AND ${isSettled} AND h.number = e.number
      AND encode(e.wanted, 'hex') <> h.digest`)
  const left = await queries.count(sql`
    INSERT INTO reader_entries (tenant_id, equipment_id, number, part, sent_at)
    SELECT n.tenant_id, ${readerId}, n.number, 'person', clock_timestamp()
    FROM reader_numbers n JOIN ${held} h ON h.number = n.number
    WHERE n.tenant_id = ${actor.tenantId} AND n.rule_id IS NULL
    ON CONFLICT DO NOTHING`)
  await queries.count(sql`
    UPDATE reader_entries e SET ${again}
    WHERE ${isOfReader} AND e.part = 'face' AND e.wanted IS NOT NULL AND ${isSettled}
      AND NOT EXISTS (SELECT FROM ${held} h WHERE h.number = e.number AND h.has_face
        AND coalesce(h.face_version = convert_from(e.wanted, 'UTF8'), true))`)
  await queries.count(sql`
    INSERT INTO reader_entries (tenant_id, equipment_id, number, part, sent_at)
    SELECT n.tenant_id, ${readerId}, n.number, 'face', clock_timestamp()
    FROM reader_numbers n JOIN ${held} h ON h.number = n.number AND h.has_face
    WHERE n.tenant_id = ${actor.tenantId} AND n.rule_id IS NULL
    ON CONFLICT DO NOTHING`)
  const { foreign } = await queries.one(sql<{ foreign: number }>`
    SELECT count(*)::int AS foreign FROM ${held} h
    WHERE NOT EXISTS (SELECT FROM reader_numbers n
      WHERE n.tenant_id = ${actor.tenantId} AND n.number = h.number AND n.rule_id IS NULL)`)
  return { found: found.length, missing, different, left, foreign }
}
