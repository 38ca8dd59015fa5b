import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

/** Fields of a visitor's document; its photo is a file. */
export const documentFields = [
  'cpf',
  'id_doc',
  'birth_date',
  'cnh_number',
  'cnh_category',
  'cnh_expires_on',
] as const

/** What visitors, visits, passes and items say of people: erased by request and at the end of their term. */
export const personalFields = {
  visitors: {
    named: 'name',
    fields: [
      ...documentFields,
      'social_name',
      'gender',
      'marital_status',
      'nationality',
      'email',
      'phones',
      'company',
      'plate',
      'notes',
      'blocked_reason',
    ],
    instead: { phones: sql`'{}'` },
    set: sql`erased_at = now(), provisional = true, deleted_at = coalesce(deleted_at, now()),
      version = version + 1`,
    pictures: ['photo_file_id'],
  },
  visits: {
    named: 'guest_name',
    fields: ['plate', 'purpose', 'authority', 'answered_name', 'denied_reason', 'let_in_reason'],
    pictures: ['photo_file_id'],
    beside: eraseCorrections,
  },
  passes: { named: 'guest_name', fields: ['plate', 'purpose'], pictures: [] },
  item_passes: { named: 'carrier', fields: [], pictures: ['photo_file_id'] },
} as const

/** Deletes the corrections of visits, which repeat what was typed. */
async function eraseCorrections(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  await queries.count(sql`
    DELETE FROM visit_corrections
    WHERE tenant_id = ${actor.tenantId} AND visit_id = ANY(${[...ids]}::uuid[])`)
}

const ofVisitor = (ids: readonly string[]): Sql => isAmong(sql.ref('r.visitor_id'), ids)

/**
 * The records of visitors, rows that repeat what is known of them, and the name of somebody who
 * answered at the gate.
 */
export const visitPersonalRows: readonly PersonalRows[] = [
  {
    ...personalFields.visitors,
    kind: 'values',
    register: visitors,
    of: { visitors: (ids) => isAmong(sql.ref('r.id'), ids) },
  },
  {
    ...personalFields.item_passes,
    kind: 'item_passes',
    register: itemPasses,
    of: {
      visitors: (ids) => sql`r.visit_id IN (SELECT v.id FROM visits v
        WHERE v.tenant_id = r.tenant_id AND ${isAmong(sql.ref('v.visitor_id'), ids)})`,
    },
  },
  { ...personalFields.passes, kind: 'passes', register: passes, of: { visitors: ofVisitor } },
  {
    ...personalFields.visits,
    kind: 'visits',
    register: visits,
    of: { visitors: ofVisitor },
    notTheirs: ['answered_name'],
  },
  {
    kind: 'visits',
    register: visits,
    of: {
      residents: (ids) => sql`r.answered_name IS NOT NULL
        AND (${isAmong(sql.ref('r.host_id'), ids)} OR ${isAnsweredByResident(ids)})`,
      employees: (ids) => sql`r.answered_name IS NOT NULL
        AND ${isAmong(sql.ref('r.employee_id'), ids)}`,
    },
    fields: ['answered_name'],
    // Found by the name alone, which another person of the unit may have.
    notTheirs: ['answered_name'],
    pictures: [],
  },
]

/** Whether the gate typed a resident's name as the one who answered for a unit of theirs. */
const isAnsweredByResident = (ids: readonly string[]): Sql => sql`EXISTS (
  SELECT FROM residents p JOIN occupancies o ON o.tenant_id = p.tenant_id AND o.resident_id = p.id
  WHERE p.tenant_id = r.tenant_id AND ${isAmong(sql.ref('p.id'), ids)}
    AND o.apartment_id = r.apartment_id
    AND lower(r.answered_name) IN (lower(p.name), lower(p.social_name)))`
