import { type Actor, systemActor } from '@portaria/contract/actors/actor'
import { type Role, roles } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { linkFailures } from '../../../platform/link-failures.ts'
import { linkReads } from '../../../platform/link-reads.ts'
import { linkTokens } from '../../../platform/link-tokens.ts'
import { problem } from '../../../platform/problem.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { companyName } from '../../companies/public/companies.ts'
import { readFiled } from './event-calendar.ts'
import { keptEventFiles } from './event-file.ts'

/** The link by which a calendar program reads a person's reservations. */
export type CalendarFeeds = {
  /** Returns the actor's link; null before it was requested. */
  find(actor: Actor): Promise<string | null>
  /** Makes the actor's link, and ends a previous one. */
  renew(actor: Actor): Promise<string>
  /**
   * Returns the reservations that the link's person may read now, as a file. Throws `not_found` for
   * a link that is unknown or revoked, or whose person is no longer here; after many such links
   * from one network it throws `throttled` instead. Also throws `throttled` for a link that is read
   * too often. Simultaneous readers of a link share one result.
   */
  read(token: string, address: string): Promise<string>
}

type Holder = {
  generation: number
  user_id: string
  role: Role
  tenant_id: string
  company: string
}

/** Roles that may read reservations. */
const readers: readonly Role[] = roles.filter((role) => mayUse(role, 'events.calendar'))

/** Makes the feeds. `lane` serves reads by a link, which belong to no session. */
export function calendarFeeds(
  { database, lane }: { database: AppDatabase; lane: AppDatabase },
  { secret, publicUrl }: { secret: ServerSecret; publicUrl: string },
): CalendarFeeds {
  const tokens = linkTokens(secret, 'calendar feeds')
  const failures = linkFailures()
  const reads = linkReads()
  const fileOf = keptEventFiles()
  /** Files in progress, by their link. */
  const making = new Map<string, Promise<string>>()
  const urlOf = (tenantId: string, membershipId: string, generation: number) =>
    `${publicUrl}/api/v1/calendars/${tokens.of({ tenantId, id: membershipId, generation }).toLowerCase()}`

  /**
   * Returns the person of a link, as long as they are here, with the rights that they would have in
   * a session.
   */
  async function holderOf(token: string): Promise<(Actor & { company: string }) | null> {
    const read = tokens.read(token)
    if (!read) return null
    const holder = await lane.readInTenant(
      systemActor('calendar feed', read.tenantId),
      ({ queries }) =>
        queries.first(sql<Holder>`
          SELECT f.generation, m.user_id, m.role, m.tenant_id,
            ${companyName} AS company
          FROM calendar_feeds f JOIN memberships m ON m.id = f.membership_id
          JOIN tenants t ON t.id = m.tenant_id JOIN users u ON u.id = m.user_id
          WHERE f.tenant_id = ${read.tenantId} AND f.membership_id = ${read.id}
            AND m.tenant_id = f.tenant_id AND ${liveMembership} AND ${liveUser}`),
    )
    if (!holder || !readers.includes(holder.role) || !read.isOf(holder.generation)) return null
    return {
      ...systemActor('calendar feed', read.tenantId),
      userId: holder.user_id,
      membershipId: read.id,
      role: holder.role,
      company: holder.company,
    }
  }

  async function make(token: string, address: string): Promise<string> {
    const holder = await holderOf(token)
    if (!holder) {
      failures.refuse(address)
      failures.count(address)
      throw problem('not_found')
    }
    const { company, ...actor } = holder
    const events = await lane.readInTenant(actor, (context) => readFiled(context, null))
    return fileOf(company, publicUrl, events)
  }

  return {
    async find(actor) {
      const { tenantId, membershipId } = memberOf(actor)
      const found = await database.readInTenant(actor, ({ queries }) =>
        queries.first(sql<{ generation: number }>`
          SELECT generation FROM calendar_feeds
          WHERE tenant_id = ${tenantId} AND membership_id = ${membershipId}`),
      )
      return found ? urlOf(tenantId, membershipId, found.generation) : null
    },

    async renew(actor) {
      const { tenantId, membershipId } = memberOf(actor)
      const { generation } = await database.inTenant(actor, ({ queries }) =>
        queries.one(sql<{ generation: number }>`
          INSERT INTO calendar_feeds AS f (tenant_id, membership_id)
          VALUES (${tenantId}, ${membershipId})
          ON CONFLICT (tenant_id, membership_id)
          DO UPDATE SET generation = f.generation + 1, made_at = now()
          RETURNING generation`),
      )
      return urlOf(tenantId, membershipId, generation)
    },

    async read(token, address) {
      const link = token.toLowerCase()
      reads.allow(link)
      const made = making.get(link) ?? make(token, address).finally(() => making.delete(link))
      making.set(link, made)
      return made
    },
  }
}

/**
 * Returns the membership of a feed. Throws for administrators, who have no membership in a company.
 */
function memberOf({ tenantId, membershipId }: Actor) {
  if (tenantId === null || membershipId === null) throw problem('forbidden')
  return { tenantId, membershipId }
}
