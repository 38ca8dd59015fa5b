import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { pointers } from '../../../parts/thing-kind.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { tableOf } from '../../../register-endpoints/record-columns.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { type Holder, ownHolder, registerOf } from '../own-pins/own-pins.repository.ts'

/** A person whose face is handled, with what decides who consents. */
export type FaceHolder = Holder & {
  readonly isMinor: boolean
  readonly guardianId: string | null
}

/** Returns the column that says whose a row about faces is. */
export const pointerOf = (person: Holder): Sql => sql.ref(pointers[registerOf(person)])

/** Returns the condition for rows of an alias about a person. */
export const isOf = (row: string, person: Holder): Sql =>
  sql`${sql.ref(`${row}.${pointers[registerOf(person)]}`)} = ${person.id}`

type Stored = { readonly is_minor: boolean; readonly guardian_id: string | null }

/** Reads a person of the company; throws `not_found`. */
export async function readHolder(
  { queries, actor }: TenantContext,
  person: Holder,
  lock: Sql = sql``,
): Promise<FaceHolder> {
  const own =
    person.kind === 'resident'
      ? sql`coalesce(${isMinorToday(sql.ref('x'), actor)}, false) AS is_minor, x.guardian_id`
      : sql`false AS is_minor, NULL::uuid AS guardian_id`
  const row = await queries.first(sql<Stored>`
    SELECT ${own} FROM ${tableOf(registers[registerOf(person)])} x
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${person.id} AND x.deleted_at IS NULL ${lock}`)
  if (!row) throw problem('not_found')
  const { kind, id } = person
  return { kind, id, isMinor: row.is_minor, guardianId: row.guardian_id }
}

/**
 * Reads a person and locks their row, so that changes of one person's face come one after the other.
 */
export const lockHolder = (context: TenantContext, person: Holder): Promise<FaceHolder> =>
  readHolder(context, person, sql`FOR NO KEY UPDATE`)

/** Locks the row of a person, also of one who is removed. */
export async function lockRow({ queries, actor }: TenantContext, person: Holder): Promise<void> {
  await queries.all(sql`
    SELECT x.id FROM ${tableOf(registers[registerOf(person)])} x
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${person.id} FOR NO KEY UPDATE`)
}

/** The people whose faces are the actor's own matter: the actor, and minors in their care. */
export async function ownPeople(context: TenantContext): Promise<Holder[]> {
  const { queries, actor } = context
  const self = await ownHolder(context)
  if (self === null) throw problem('not_found')
  if (self.kind !== 'resident') return [self]
  const wards = await queries.all(sql<{ id: string }>`
    SELECT x.id FROM residents x
    WHERE x.tenant_id = ${actor.tenantId} AND x.guardian_id = ${self.id} AND x.id <> ${self.id}
      AND x.deleted_at IS NULL AND ${isMinorToday(sql.ref('x'), actor)}
    ORDER BY x.birth_date, x.id`)
  return [self, ...wards.map(({ id }) => ({ kind: 'resident' as const, id }))]
}

/**
 * Requires that a face is the actor's own matter, and tells whether it is their own face. Throws
 * `not_found` for everybody else's.
 */
export async function requireOwn(
  context: TenantContext,
  { kind, id }: Holder,
): Promise<{ readonly isSelf: boolean }> {
  const people = await ownPeople(context)
  const place = people.findIndex((one) => one.kind === kind && one.id === id)
  if (place < 0) throw problem('not_found')
  return { isSelf: place === 0 }
}

/** What the trail of a person says about their face; it never has the photo. */
export type FaceOperation =
  | 'face_consent_given'
  | 'face_consent_filed'
  | 'face_consent_withdrawn'
  | 'face_consent_ended'
  | 'face_letter_sent'
  | 'face_photo_sent'
  | 'face_photo_read'

/** Records what happened to a person's face in the trail of the person. */
export const recordFace = (
  context: TenantContext,
  person: Holder,
  operation: FaceOperation,
): Promise<void> =>
  recordAudit(context, { register: registerOf(person), rowId: person.id, operation })

/** Has open screens read a person again, whose state of the face may have changed. */
export const publishFace = (context: TenantContext, person: Holder): Promise<void> =>
  publishChange(context, registers[registerOf(person)], [person.id])
