import type { FiledFace, PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import type { FacePerson } from '@portaria/contract/modules/access/faces/face-words'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { problem } from '../../../platform/problem.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { nameOf } from '../decisions/person-facts.ts'
import { type Holder, hasLivePin } from '../own-pins/own-pins.repository.ts'
import { removalOf, type StoredRemoval } from '../public/reader-receipts.ts'

/** Most removals of a person that are shown. */
const REMOVALS = 50

type Consent = NonNullable<PersonFace['consent']>

type Stored = {
  readonly kind: FacePerson
  readonly id: string
  readonly name: string
  readonly is_minor: boolean
  readonly has_address: boolean
  readonly status: PersonFace['status']
  readonly version: string | null
  readonly given_at: Date
  readonly how: Consent['how']
  readonly by: string | null
  readonly guardian: string | null
  readonly signed_on: string | null
  readonly state: NonNullable<PersonFace['photo']>['state'] | null
  readonly sent_at: Date
  readonly faults: NonNullable<PersonFace['photo']>['faults']
  readonly is_kept: boolean
  readonly enrolled: number
  readonly wanted: number
  readonly cards: number
  readonly asked_at: Date | null
}

/** A person's face, and whether a letter can reach them or their guardian. */
export type ReadFace = { readonly face: PersonFace; readonly mayWrite: boolean }

/** Whether a row of an alias is about the person `q`. */
const isTheirs = (row: string): Sql => sql`(${sql.ref(`${row}.resident_id`)} = q.id
  OR ${sql.ref(`${row}.employee_id`)} = q.id OR ${sql.ref(`${row}.provider_id`)} = q.id)`

/** Reads the faces of people in their order; leaves out whoever is removed or of another company. */
export async function readFaces(
  context: TenantContext,
  people: readonly Holder[],
): Promise<ReadFace[]> {
  const ids = people.map(({ id }) => id)
  const [rows, removals, pins] = await together(
    readRows(context, people),
    readRemovals(context, ids),
    together(...people.map((person) => hasLivePin(context, person, false))),
  )
  return rows.map((row) => {
    const has_pin = pins[ids.indexOf(row.id)] ?? false
    const own = removals.filter(({ person_id }) => person_id === row.id)
    return { face: faceOf(row, has_pin, own), mayWrite: row.has_address }
  })
}

function readRows({ queries, actor }: TenantContext, people: readonly Holder[]): Promise<Stored[]> {
  const { tenantId } = actor
  const others = (table: string, kind: FacePerson) => sql`
    SELECT ${nameOf(sql.ref('x'))}, false, x.email IS NOT NULL FROM ${sql.table(table)} x
    WHERE q.kind = ${kind} AND x.tenant_id = ${tenantId} AND x.id = q.id AND x.deleted_at IS NULL`
  return queries.all(sql<Stored>`
    SELECT q.kind, q.id, p.name, p.is_minor, p.has_address,
      facial_status_of(${tenantId}, q.id) AS status,
      c.term_version AS version, c.given_at, c.given_how AS how, u.name AS by,
      ${nameOf(sql.ref('g'))} AS guardian, c.signed_on::text AS signed_on,
      f.state, f.sent_at, f.faults, f.photo IS NOT NULL AS is_kept, e.enrolled, e.wanted,
      (SELECT count(*)::int FROM cards d WHERE d.tenant_id = ${tenantId} AND ${isTheirs('d')}
        AND d.state = 'assigned' AND d.deleted_at IS NULL) AS cards,
      l.asked_at
    FROM unnest(${people.map(({ kind }) => kind)}::text[], ${people.map(({ id }) => id)}::uuid[])
      WITH ORDINALITY AS q (kind, id, nth)
    CROSS JOIN LATERAL (
      SELECT ${nameOf(sql.ref('x'))} AS name,
        coalesce(${isMinorToday(sql.ref('x'), actor)}, false) AS is_minor,
        CASE WHEN coalesce(${isMinorToday(sql.ref('x'), actor)}, false) THEN k.email ELSE x.email END
          IS NOT NULL AS has_address
      FROM residents x
      LEFT JOIN residents k ON k.tenant_id = x.tenant_id AND k.id = x.guardian_id
        AND k.deleted_at IS NULL
      WHERE q.kind = 'resident' AND x.tenant_id = ${tenantId} AND x.id = q.id
        AND x.deleted_at IS NULL
      UNION ALL ${others('employees', 'employee')}
      UNION ALL ${others('service_providers', 'provider')}) p
    LEFT JOIN face_consents c ON c.tenant_id = ${tenantId} AND c.withdrawn_at IS NULL
      AND coalesce(c.resident_id, c.employee_id, c.provider_id) = q.id
    LEFT JOIN users u ON u.id = c.given_by
    LEFT JOIN residents g ON g.tenant_id = c.tenant_id AND g.id = c.guardian_id
    LEFT JOIN faces f ON f.tenant_id = c.tenant_id AND f.consent_id = c.id
    LEFT JOIN face_links l ON l.tenant_id = ${tenantId} AND ${isTheirs('l')}
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE r.state = 'done')::int AS enrolled, count(*)::int AS wanted
      FROM reader_numbers n JOIN reader_entries r ON r.tenant_id = n.tenant_id
        AND r.number = n.number AND r.part = 'face' AND r.wanted IS NOT NULL
      WHERE n.tenant_id = ${tenantId} AND ${isTheirs('n')}) e
    ORDER BY q.nth`)
}

/**
 * Reads the removals of people from readers since each last withdrew a consent. What readers still have
 * to hold without a consent is being worked out, and is a removal under way as well.
 */
const readRemovals = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<StoredRemoval[]> =>
  queries.all(sql<StoredRemoval>`
    SELECT q.id AS person_id, m.reader, m.part, m.asked_at, m.gone_at
    FROM unnest(${[...ids]}::uuid[]) AS q (id)
    CROSS JOIN LATERAL (
      SELECT max(c.withdrawn_at) AS at, coalesce(bool_or(c.withdrawn_at IS NULL), false) AS is_live
      FROM face_consents c
      WHERE c.tenant_id = ${actor.tenantId} AND c.withdrawn_how IS DISTINCT FROM 'replaced'
        AND coalesce(c.resident_id, c.employee_id, c.provider_id) = q.id) w
    CROSS JOIN LATERAL (
      SELECT d.name AS reader, m.part, m.asked_at, m.gone_at
      FROM reader_numbers n
      CROSS JOIN LATERAL (
        SELECT m.equipment_id, m.part, m.asked_at, m.gone_at FROM reader_removals m
        WHERE m.tenant_id = n.tenant_id AND m.number = n.number
          AND m.asked_at >= coalesce(w.at, '-infinity')
        UNION ALL
        SELECT e.equipment_id, e.part, w.at, NULL FROM reader_entries e
        WHERE e.tenant_id = n.tenant_id AND e.number = n.number AND e.part = 'face'
          AND e.wanted IS NOT NULL AND e.sent_at IS NOT NULL AND NOT w.is_live
          AND w.at IS NOT NULL) m
      JOIN equipment d ON d.tenant_id = n.tenant_id AND d.id = m.equipment_id
      WHERE n.tenant_id = ${actor.tenantId} AND ${isTheirs('n')}
      ORDER BY m.asked_at DESC, d.name LIMIT ${sql.lit(REMOVALS)}) m
    ORDER BY m.asked_at DESC`)

function faceOf(row: Stored, has_pin: boolean, removals: readonly StoredRemoval[]): PersonFace {
  const { kind, id, name, is_minor, status, enrolled, wanted, cards } = row
  return {
    person: { kind, id, name, is_minor },
    status,
    consent:
      row.version === null
        ? null
        : {
            version: row.version,
            given_at: row.given_at.toISOString(),
            how: row.how,
            by: row.by,
            guardian: row.guardian,
            signed_on: row.signed_on,
          },
    photo:
      row.state === null
        ? null
        : {
            sent_at: row.sent_at.toISOString(),
            state: row.state,
            faults: row.faults,
            is_kept: row.is_kept,
          },
    readers: { enrolled, wanted },
    others: { cards, has_pin },
    asked_at: row.asked_at?.toISOString() ?? null,
    removals: removals.map(removalOf),
  }
}

/** Reads the face of one person; throws `not_found`. */
export async function readFace(context: TenantContext, person: Holder): Promise<ReadFace> {
  const [found] = await readFaces(context, [person])
  if (!found) throw problem('not_found')
  return found
}

type Past = Omit<FiledFace['past'][number], 'given_at' | 'withdrawn_at'> & {
  readonly given_at: Date
  readonly withdrawn_at: Date
}

/** Reads the ended consents of a person, the newest first. */
export async function readPast(
  { queries, actor }: TenantContext,
  { id }: Holder,
): Promise<FiledFace['past']> {
  const rows = await queries.all(sql<Past>`
    SELECT c.term_version AS version, c.given_at, c.given_how AS how, u.name AS by,
      ${nameOf(sql.ref('g'))} AS guardian, c.signed_on::text AS signed_on, c.withdrawn_at,
      c.withdrawn_how
    FROM face_consents c
    LEFT JOIN users u ON u.id = c.given_by
    LEFT JOIN residents g ON g.tenant_id = c.tenant_id AND g.id = c.guardian_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.withdrawn_at IS NOT NULL
      AND coalesce(c.resident_id, c.employee_id, c.provider_id) = ${id}
    ORDER BY c.withdrawn_at DESC, c.given_at DESC`)
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at.toISOString(),
  }))
}
