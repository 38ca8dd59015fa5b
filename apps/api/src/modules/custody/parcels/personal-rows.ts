import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../../parts/personal-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** A refusal must have its statement, whose words are erased. */
const refused_statement: Sql = sql`CASE WHEN state = 'refused' THEN '—' END`

/** Erases the words of the chain of parcels, and who might collect them with a code. */
async function eraseChain(
  { queries, actor: { tenantId } }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  await queries.count(sql`
    UPDATE parcel_codes SET delegate = NULL
    WHERE tenant_id = ${tenantId} AND parcel_id = ANY(${[...ids]}) AND delegate IS NOT NULL`)
  await queries.count(sql`
    UPDATE parcel_events SET place_note = NULL, reason = NULL
    WHERE tenant_id = ${tenantId} AND parcel_id = ANY(${[...ids]})
      AND num_nonnulls(place_note, reason) > 0`)
}

/** What parcels say of people: erased by request and at the end of their term. */
export const personalFields = {
  addressee: {
    fields: [
      'addressee',
      'place_note',
      'tracking',
      'returned_reason',
      'lost_report',
      'refused_statement',
    ],
    instead: { refused_statement },
    pictures: ['photo_file_id'],
    beside: eraseChain,
  },
  collector: {
    fields: ['handed_name', 'handed_reason'],
    pictures: ['signature_file_id', 'handed_photo_file_id'],
  },
} as const

/**
 * The parcels that a resident got, and those that they collected. The addressee of a lost one stays
 * until it is found (people §11).
 */
export const parcelPersonalRows: readonly PersonalRows[] = [
  {
    ...personalFields.addressee,
    kind: 'parcels',
    register: parcels,
    of: { residents: (ids) => isAmong(sql.ref('r.resident_id'), ids) },
    unless: sql`r.state = 'lost'`,
  },
  {
    ...personalFields.collector,
    kind: 'parcels',
    register: parcels,
    of: { residents: (ids) => isAmong(sql.ref('r.handed_to_id'), ids) },
  },
]
