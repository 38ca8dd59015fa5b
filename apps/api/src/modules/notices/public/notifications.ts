import type { Role } from '@portaria/contract/actors/roles'
import {
  type InboxKind,
  type InboxOutcome,
  type InboxSubject,
  type InboxWords,
  inboxKind,
} from '@portaria/contract/notifications/inbox-kinds'
import { audienceOf } from '@portaria/contract/notifications/notification-kinds'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { publishEvent } from '../../../platform/outbox/event-outbox.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { deliver, type WrittenItem } from '../delivery-plan.ts'

/** News for some people of the actor's company. */
export type Notice<K extends InboxKind> = {
  kind: K
  /** Users. Those without a live membership in the company and a role of the kind are left out. */
  recipients: readonly string[]
  subject: InboxSubject<K>
  words: InboxWords<K>
  /** The same news has the same key: each person has one item of a kind and key. */
  key: string
  /** Seconds during which a repeat does not join an open item. */
  pauseS?: number
  /** Set for news to so many people that other news must not wait behind their letters. */
  toMany?: 'soon' | 'behind others'
}

/** Items that are over for everybody, such as a question that somebody has answered. */
export type Settled<K extends InboxKind> = {
  kind: K
  key: string
  /** Words that their sentence has from now on, such as the name of the person who answered. */
  outcome: InboxOutcome<K>
}

/**
 * Limit of people named by one live event: every stream would otherwise hold an event with tens of
 * thousands of names at once.
 */
const PEOPLE_OF_EVENT = 1_000

/** Has the screens of these people, and of nobody else, read their inbox again. */
export async function publishInbox(
  context: TenantContext,
  users: readonly string[],
): Promise<void> {
  for (let from = 0; from < users.length; from += PEOPLE_OF_EVENT)
    await publishEvent(context, {
      topic: 'inbox.changed',
      audience: { users: users.slice(from, from + PEOPLE_OF_EVENT) },
      payload: {},
    })
}

/**
 * Puts an item into the inbox of each recipient, in the transaction of its cause. If the key is
 * repeated, the existing item is unread and open again; for a kind that comes once, a repeat
 * changes nothing.
 */
export async function notify<K extends InboxKind>(
  context: TenantContext,
  { kind, recipients, subject, words, key, pauseS, toMany }: Notice<K>,
): Promise<void> {
  if (recipients.length === 0) return
  const { queries, actor } = context
  const users = [...new Set(recipients)]
  const pause = pauseS
    ? sql`WHERE inbox_items.done_at IS NOT NULL
        OR inbox_items.made_at <= now() - make_interval(secs => ${pauseS})`
    : sql``
  const repeated = inboxKind(kind).once
    ? sql`DO NOTHING`
    : sql`DO UPDATE SET membership_id = excluded.membership_id, register = excluded.register,
        subject_id = excluded.subject_id, words = excluded.words, made_at = now(),
        read_at = NULL, done_at = NULL ${pause}`
  const written = await queries.all(sql<WrittenItem>`
    INSERT INTO inbox_items
      (tenant_id, id, user_id, membership_id, kind, key, register, subject_id, words)
    SELECT DISTINCT ON (r.user_id) ${actor.tenantId}::uuid, r.id, r.user_id, m.id, ${kind}, ${key},
      ${subject.register}, ${subject.id}::uuid, ${JSON.stringify(words)}::jsonb
    FROM unnest(${users.map(() => newId())}::uuid[], ${users}::uuid[]) AS r (id, user_id)
    JOIN users u ON u.id = r.user_id
    JOIN memberships m ON m.user_id = u.id AND m.tenant_id = ${actor.tenantId}
    JOIN tenants t ON t.id = m.tenant_id
    WHERE m.role = ANY(${rolesOf(kind)}) AND ${liveUser} AND ${liveMembership}
    ORDER BY r.user_id, m.id
    ON CONFLICT (tenant_id, user_id, kind, key) ${repeated}
    RETURNING id, user_id, membership_id, (xmax = 0) AS is_new`)
  const told = written.map(({ user_id }) => user_id)
  await together(publishInbox(context, told), deliver(context, kind, written, toMany))
}

/** Gives the open items of a kind and key another subject; nobody is notified again. */
export async function retell<K extends InboxKind>(
  context: TenantContext,
  { kind, subject, words, key }: Omit<Notice<K>, 'recipients' | 'pauseS'>,
): Promise<void> {
  const { queries, actor } = context
  const changed = await queries.all(sql<{ user_id: string }>`
    UPDATE inbox_items SET register = ${subject.register}, subject_id = ${subject.id},
      words = ${JSON.stringify(words)}::jsonb
    WHERE tenant_id = ${actor.tenantId} AND kind = ${kind} AND key = ${key} AND done_at IS NULL
    RETURNING user_id`)
  await publishInbox(
    context,
    changed.map(({ user_id }) => user_id),
  )
}

/**
 * Marks the items of a kind and key as done in every inbox. The actor has read their own; the
 * others see the outcome.
 */
export async function withdraw<K extends InboxKind>(
  context: TenantContext,
  { kind, key, outcome }: Settled<K>,
): Promise<void> {
  const { queries, actor } = context
  const settled = await queries.all(sql<{ user_id: string }>`
    UPDATE inbox_items SET done_at = now(), words = words || ${JSON.stringify(outcome)}::jsonb,
      read_at = CASE WHEN user_id = ${actor.userId} THEN coalesce(read_at, now()) ELSE read_at END
    WHERE tenant_id = ${actor.tenantId} AND kind = ${kind} AND key = ${key} AND done_at IS NULL
    RETURNING user_id`)
  await publishInbox(
    context,
    settled.map(({ user_id }) => user_id),
  )
}

/**
 * Reopens the items of a kind and key that were done since a moment, because the cause was undone.
 * Returns whether there were any.
 */
export async function reopen(
  context: TenantContext,
  { kind, key, since }: { kind: InboxKind; key: string; since: Date },
): Promise<boolean> {
  const { queries, actor } = context
  const open = await queries.all(sql<{ user_id: string }>`
    UPDATE inbox_items SET done_at = NULL,
      read_at = CASE WHEN read_at = done_at THEN NULL ELSE read_at END
    WHERE tenant_id = ${actor.tenantId} AND kind = ${kind} AND key = ${key} AND done_at >= ${since}
    RETURNING user_id`)
  await publishInbox(
    context,
    open.map(({ user_id }) => user_id),
  )
  return open.length > 0
}

/**
 * Removes items of some kinds and a key from every inbox, because they are no longer true. Returns
 * the owners.
 */
export async function forget(
  context: TenantContext,
  { kinds, key }: { kinds: readonly InboxKind[]; key: string },
): Promise<string[]> {
  const { queries, actor } = context
  const gone = await queries.all(sql<{ user_id: string }>`
    DELETE FROM inbox_items
    WHERE tenant_id = ${actor.tenantId} AND kind = ANY(${[...kinds]}::text[]) AND key = ${key}
    RETURNING user_id`)
  const users = [...new Set(gone.map(({ user_id }) => user_id))]
  await publishInbox(context, users)
  return users
}

/** What items are about: rows of a register or a feature, by a list of ids or a subquery for it. */
export type Subjects = { readonly register: string; readonly ids: Sql }

/** Removes every item about some subjects, because it names a person who was erased (people §8). */
export async function forgetSubjects(
  context: TenantContext,
  subjects: readonly Subjects[],
): Promise<void> {
  const { queries, actor } = context
  const about = subjects.map(
    ({ register, ids }) => sql`SELECT ${register}::text, s.id FROM (${ids}) s (id)`,
  )
  if (about.length === 0) return
  // Joined, so that items are found by the index of their subjects.
  const gone = await queries.all(sql<{ user_id: string }>`
    DELETE FROM inbox_items i USING (${sql.join(about, sql` UNION ALL `)}) a (register, id)
    WHERE i.tenant_id = ${actor.tenantId} AND i.register = a.register AND i.subject_id = a.id
    RETURNING i.user_id`)
  await publishInbox(context, [...new Set(gone.map(({ user_id }) => user_id))])
}

/** The users without the actor: nobody is notified of their own actions. */
export const exceptActor = (
  { actor }: TenantContext,
  users: readonly (string | null)[],
): string[] => users.filter((user): user is string => user !== null && user !== actor.userId)

/**
 * The live members of the actor's company with one of some roles, for kinds that go to all of them.
 */
export async function membersWithRole(
  { queries, actor }: TenantContext,
  roles: readonly Role[],
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT DISTINCT u.id FROM memberships m
    JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    WHERE m.tenant_id = ${actor.tenantId} AND m.role = ANY(${[...roles]})
      AND ${liveUser} AND ${liveMembership}
    ORDER BY u.id`)
  return rows.map(({ id }) => id)
}

/** The roles that may get a kind. */
function rolesOf(kind: InboxKind): Role[] {
  return [...(audienceOf(kind).roles ?? [])]
}
