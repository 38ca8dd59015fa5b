import type {
  CorrectionAnswer,
  SentCorrection,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import type { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { seesProof } from './recipients.ts'

type Row = RowOf<typeof announcements>

/**
 * The fields that a correction copies. Attachments were sent with the former one, and stay with it.
 */
const keptOf = ({ title, kind, body, audience, roles, relations, requires_ack, pinned }: Row) => ({
  title,
  kind,
  body,
  audience,
  roles,
  relations,
  requires_ack,
  pinned,
})

/**
 * Reads the correction of an announcement. Residents and staff see only a correction that was sent;
 * its writers also see a draft.
 */
export async function readCorrection(
  context: TenantContext,
  { id }: Row,
): Promise<SentCorrection | null> {
  const { queries, actor } = context
  const found = await queries.first(sql<SentCorrection>`
    SELECT id, title, state FROM announcements
    WHERE tenant_id = ${actor.tenantId} AND replaces_id = ${id} AND deleted_at IS NULL
      AND (${seesProof(context)} OR state = 'sent')
    ORDER BY sent_at DESC NULLS FIRST, id DESC LIMIT 1`)
  return found ?? null
}

/** Locks announcements that are about to be sent, and those that they correct, in the order of the ids. */
export async function lockWithFormer(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  await queries.all(sql`
    SELECT id FROM announcements
    WHERE tenant_id = ${actor.tenantId} AND (id = ANY(${[...ids]}::uuid[]) OR id IN (
      SELECT replaces_id FROM announcements
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])))
    ORDER BY id FOR NO KEY UPDATE`)
}

/** The places of an announcement, as new rows. */
type Owned = {
  readonly towers: readonly { readonly tower_id: string; readonly floor: number | null }[]
  readonly apartments: readonly { readonly apartment_id: string }[]
}

const readOwned = async ({ queries, actor }: TenantContext, id: string): Promise<Owned> => ({
  towers: await queries.all(sql<Owned['towers'][number]>`
    SELECT tower_id, floor FROM announcement_towers
    WHERE tenant_id = ${actor.tenantId} AND announcement_id = ${id} ORDER BY ordinal`),
  apartments: await queries.all(sql<Owned['apartments'][number]>`
    SELECT apartment_id FROM announcement_apartments
    WHERE tenant_id = ${actor.tenantId} AND announcement_id = ${id} ORDER BY ordinal`),
})

/** Makes the draft that will replace an announcement; returns an existing one. */
export async function beginCorrection(
  machineries: Machineries,
  context: TenantContext,
  row: Row,
): Promise<CorrectionAnswer> {
  if (row.sent_at === null) throw problem('state_conflict')
  const standing = await readCorrection(context, row)
  if (standing?.state === 'draft' || standing?.state === 'scheduled')
    return { id: standing.id, is_new: false }
  const { id } = await createRecord(
    machineryOf(machineries, 'announcements'),
    context,
    {
      ...keptOf(row),
      ...(await readOwned(context, row.id)),
      valid_until: row.valid_until,
    },
    { replaces_id: row.id },
  )
  return { id, is_new: true }
}
