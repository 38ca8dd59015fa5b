import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { pets } from '@portaria/contract/modules/belongings/pets/pets'
import { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import type { ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { ERASED_BY_REQUEST, eraseValues } from '../../register-endpoints/erase-values.ts'
import type { Counts, Erasure } from './erasures.repository.ts'
import { neutralName, pointerOf, type Subject } from './people-tables.ts'
import { eraseWords } from './words.ts'

/** Rows of a register that repeat values of a person. They stay, and count as before. */
type Trace = {
  readonly kind: ErasedKind
  readonly register: AnyRegister
  /** Whether a row `r` is theirs. */
  readonly where: Sql
  readonly fields: readonly string[]
  readonly instead?: Readonly<Record<string, Sql>>
  readonly set?: Sql
  readonly pictures: readonly string[]
}

/**
 * Blanks what other tables repeat of a person, and returns the number of rows by kind. Whatever a
 * household shares stays (people §10).
 */
export async function eraseTraces(
  context: TenantContext,
  subject: Subject,
  { number }: Erasure,
  dropFiles: DropFiles,
): Promise<Counts<ErasedKind>> {
  const name = neutralName(number)
  const words = await eraseWords(context, subject, name)
  const counts: { [Kind in ErasedKind]?: number } = { ...words }
  const traces =
    subject.register === 'visitors' ? ofVisitor(subject.id, name) : ofMember(subject, name)
  for (const trace of traces) {
    const erased = await eraseTrace(context, trace, dropFiles)
    counts[trace.kind] = (counts[trace.kind] ?? 0) + erased
  }
  return counts
}

async function eraseTrace(
  context: TenantContext,
  { register, where, fields, pictures, ...how }: Trace,
  dropFiles: DropFiles,
): Promise<number> {
  const { queries, actor } = context
  const rows = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${sql.table(register.table)} r
    WHERE r.tenant_id = ${actor.tenantId} AND ${where} ORDER BY r.id FOR UPDATE`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await eraseValues(context, ids, dropFiles, {
      register,
      fields,
      pictures,
      ...(how.instead && { instead: how.instead }),
      ...(how.set && { set: how.set }),
      why: ERASED_BY_REQUEST,
    })
  return ids.length
}

function ofVisitor(id: string, name: string): Trace[] {
  const named = sql`${name}`
  return [
    {
      kind: 'item_passes',
      register: itemPasses,
      where: sql`r.visit_id IN (SELECT v.id FROM visits v
        WHERE v.tenant_id = r.tenant_id AND v.visitor_id = ${id})`,
      fields: ['carrier'],
      instead: { carrier: named },
      pictures: ['photo_file_id'],
    },
    {
      kind: 'event_guests',
      register: eventGuests,
      where: sql`r.pass_id IN (SELECT p.id FROM passes p
        WHERE p.tenant_id = r.tenant_id AND p.visitor_id = ${id})`,
      fields: ['name', 'phone', 'email', 'document', 'plate'],
      instead: { name: named },
      pictures: [],
    },
    {
      kind: 'passes',
      register: passes,
      where: sql`r.visitor_id = ${id}`,
      fields: ['guest_name', 'plate', 'purpose'],
      instead: { guest_name: named },
      pictures: [],
    },
    {
      kind: 'visits',
      register: visits,
      where: sql`r.visitor_id = ${id}`,
      fields: ['guest_name', 'plate', 'purpose', 'authority', 'denied_reason', 'let_in_reason'],
      instead: { guest_name: named },
      pictures: ['photo_file_id'],
    },
  ]
}

/** A plate must be unique, and the neutral one is no plate of anybody. */
const noPlate = sql`'X' || upper(left(replace(id::text, '-', ''), 9))`

const removed = sql`version = version + 1, deleted_at = coalesce(deleted_at, now())`

function ofMember({ register, id }: Subject, name: string): Trace[] {
  const vehiclesOf: Trace = {
    kind: 'vehicles',
    register: vehicles,
    where: sql`${sql.ref(`r.${pointerOf[register]}`)} = ${id}`,
    fields: ['plate', 'chassis', 'renavam', 'tag'],
    instead: { plate: noPlate },
    set: removed,
    pictures: ['photo_file_id'],
  }
  if (register !== 'residents') return [vehiclesOf]
  return [
    vehiclesOf,
    {
      kind: 'pets',
      register: pets,
      where: sql`r.tutor_id = ${id}`,
      fields: ['name', 'microchip', 'birth_date'],
      instead: { name: sql`${name}` },
      set: removed,
      pictures: ['photo_file_id'],
    },
    {
      kind: 'parcels',
      register: parcels,
      where: sql`r.resident_id = ${id} AND r.state <> 'lost'`,
      fields: ['addressee', 'tracking'],
      pictures: ['photo_file_id'],
    },
    {
      kind: 'parcels',
      register: parcels,
      where: sql`r.handed_to_id = ${id}`,
      fields: ['handed_name'],
      pictures: ['signature_file_id', 'handed_photo_file_id'],
    },
  ]
}
