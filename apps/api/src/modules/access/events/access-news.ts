import type { Role } from '@portaria/contract/actors/roles'
import { featureRights } from '@portaria/contract/define-register/permissions'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'
import { notify } from '../../notices/public/notifications.ts'
import { raiseDuress } from '../../panic/public/duress.ts'
import { gateUsers } from '../../visits/public/visit-news.ts'
import { personColumns } from '../decisions/person-columns.ts'
import type { PersonRef } from '../decisions/person-facts.ts'
import { readPersonTitles } from '../decisions/person-titles.ts'
import type { AccessPoint } from '../decisions/points.ts'

/** Has the screens that follow points read a line that is new or has changed; it names nobody. */
export const publishAccess = (
  context: TenantContext,
  { id, pointId }: { id: string; pointId: string },
): Promise<void> =>
  publishEvent(context, {
    topic: 'accesses.changed',
    audience: { roles: featureRights['access.look_up'] },
    payload: { id, point_id: pointId },
  })

/** Tells the guardian, and the gate, that a minor who may not leave alone has left (access §4). */
export async function tellOfMinor(
  context: TenantContext,
  eventId: string,
  residentId: string,
  point: AccessPoint,
): Promise<void> {
  const { queries, actor } = context
  const minor = await queries.one(sql<{ name: string; guardians: string[] }>`
    SELECT coalesce(nullif(r.social_name, ''), r.name) AS name,
      ARRAY(SELECT m.user_id FROM memberships m
        WHERE m.tenant_id = r.tenant_id AND m.resident_id = r.guardian_id
          AND m.deleted_at IS NULL) AS guardians
    FROM residents r WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${residentId}`)
  await notify(context, {
    kind: 'minor_left_alone',
    recipients: [...minor.guardians, ...(await gateUsers(context))],
    subject: { register: 'residents', id: residentId },
    words: { minor: minor.name, point: point.name },
    key: eventId,
  })
}

/** Seconds for which further second entries of a person are not told: one card could fill the inbox. */
const SECOND_ENTRY_PAUSE_S = 600

/** Tells the gate that somebody entered who was inside already, or may have been (access §53). */
export async function tellOfSecondEntry(
  context: TenantContext,
  eventId: string,
  person: PersonRef,
  point: Pick<AccessPoint, 'name'>,
): Promise<void> {
  const titled = await readPersonTitles(context, [person])
  await notify(context, {
    kind: 'second_entry',
    recipients: await gateUsers(context),
    subject: { register: 'accesses', id: eventId },
    words: { person: titled.get(person.id)?.title ?? '', point: point.name },
    key: person.id,
    pauseS: SECOND_ENTRY_PAUSE_S,
  })
}

/**
 * Raises a silent alert of a person who was forced to open (access §7), once for a key. A PIN of
 * one's own is set with a login in the company, which stays known after its end.
 */
export async function raiseForced(
  context: TenantContext,
  key: string,
  { kind, id }: PersonRef,
  point: AccessPoint,
): Promise<void> {
  if (kind === 'visitor') return
  const { queries, actor } = context
  const login = await queries.first(sql<{ user_id: string; id: string; role: Role }>`
    SELECT m.user_id, m.id, m.role FROM memberships m
    WHERE m.tenant_id = ${actor.tenantId} AND m.${sql.ref(personColumns[kind])} = ${id}
    ORDER BY m.deleted_at DESC NULLS FIRST, m.starts_on DESC, m.id LIMIT 1`)
  if (!login) return
  const { user_id: userId, id: membershipId, role } = login
  await raiseDuress(context, { userId, membershipId, role }, { place: point.name, key })
}
