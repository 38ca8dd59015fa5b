import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { exceptActor, notify } from '../../notices/public/notifications.ts'
import { councilMembers, readersOf } from './council.ts'

type CouncilNews = { number: string; title: string; state: string; reporter_id: string | null }

const readNews = ({ queries, actor }: TenantContext, id: string): Promise<CouncilNews> =>
  queries.one(sql<CouncilNews>`
    SELECT number, title, state, reporter_id FROM council_occurrences
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)

const about = (id: string) => ({ register: 'council-occurrences', id }) as const

/** Tells the readers, and nobody else, that something about a síndico was reported. */
export async function tellCouncil(context: TenantContext, id: string): Promise<void> {
  const { number, title } = await readNews(context, id)
  await notify(context, {
    kind: 'council_reported',
    recipients: exceptActor(context, await readersOf(context, id)),
    subject: about(id),
    words: { number, title },
    key: id,
  })
}

/** Tells who reported it what became of it. */
export async function tellCouncilReporter(context: TenantContext, id: string): Promise<void> {
  const { number, title, state, reporter_id: reporter } = await readNews(context, id)
  await notify(context, {
    kind: 'council_answered',
    recipients: exceptActor(context, [reporter]),
    subject: about(id),
    words: { number, title, state },
    key: id,
  })
}

/** Tells of a note: the readers, and who reported it where it is for them, and never its author. */
export async function tellCouncilNote(
  context: TenantContext,
  id: string,
  audience: 'requester' | 'team',
): Promise<void> {
  const { number, title, reporter_id: reporter } = await readNews(context, id)
  const members = await readersOf(context, id)
  await notify(context, {
    kind: 'council_commented',
    recipients: exceptActor(context, audience === 'team' ? members : [...members, reporter]),
    subject: about(id),
    words: { number, title },
    key: id,
  })
}

/** Somebody who takes a seat on the council, or leaves it. */
export type ChangedSeat = {
  readonly membershipId: string
  readonly userId: string
  readonly joins: boolean
}

/** Tells the others who carry the mark of the council of somebody who joins or leaves it. */
export async function tellCouncilChange(
  context: TenantContext,
  { membershipId, userId, joins }: ChangedSeat,
): Promise<void> {
  const others = (await councilMembers(context)).filter((one) => one !== userId)
  const { name } = await context.queries.one(sql<{ name: string }>`
    SELECT name FROM users WHERE id = ${userId}`)
  const change = joins ? 'joined' : 'left'
  await notify(context, {
    kind: 'council_changed',
    recipients: others,
    subject: { register: 'memberships', id: membershipId },
    words: { name, change },
    key: `${membershipId} ${change}`,
  })
}
