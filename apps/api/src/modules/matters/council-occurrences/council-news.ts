import type { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { EARLY_S } from '../../../platform/jobs/task.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { exceptActor, notify } from '../../notices/public/notifications.ts'
import { councilMembers, readersOf } from './council.ts'

type Row = RowOf<typeof councilOccurrences>

type CouncilNews = { number: string; title: string; reporter_id: string | null }

const readNews = ({ queries, actor }: TenantContext, id: string): Promise<CouncilNews> =>
  queries.one(sql<CouncilNews>`
    SELECT number, title, reporter_id FROM council_occurrences
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)

const about = (id: string) => ({ register: 'council-occurrences', id }) as const

/** Notifies the readers, and nobody else, of a report about a síndico. */
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

/** Notifies the reporter of the outcome. */
export async function tellCouncilReporter(context: TenantContext, row: Row): Promise<void> {
  const { id, number, title, state, reporter_id: reporter } = row
  await notify(context, {
    kind: 'council_answered',
    recipients: exceptActor(context, [reporter]),
    subject: about(id),
    words: { number: number ?? '', title, state: state ?? '' },
    key: id,
  })
}

/**
 * Notifies people of a note: the readers, and the reporter if the note is for them; never its
 * author.
 */
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

/** A person who joins the council, or leaves it. */
export type ChangedSeat = {
  readonly membershipId: string
  readonly userId: string
  readonly joins: boolean
}

/** Minimum seconds between two notices about the same seat. */
const SEAT_PAUSE_S = 15 * 60

/** The last notice about a seat, and the seconds until the next may follow. */
type ToldSeat = { readonly change: string; readonly wait: number }

const lastTold = ({ queries, actor }: TenantContext, key: string): Promise<ToldSeat | undefined> =>
  queries.first(sql<ToldSeat>`
    SELECT words ->> 'change' AS change,
      ${sql.lit(SEAT_PAUSE_S)} - extract(epoch FROM now() - made_at)::float8 AS wait
    FROM inbox_items
    WHERE tenant_id = ${actor.tenantId} AND kind = 'council_changed' AND key = ${key}
    ORDER BY made_at DESC LIMIT 1`)

/**
 * Notifies the other council members of a person who joins or leaves, by the current state. A
 * change that follows soon after a notice about the same seat is notified once, after a pause, by
 * the final state: a mark that is set and cleared repeatedly must not ring phones each time.
 */
export async function tellCouncilChange(context: TenantContext, seat: ChangedSeat): Promise<void> {
  const { membershipId, userId, joins } = seat
  const members = await councilMembers(context)
  const change = members.includes(userId) ? 'joined' : 'left'
  const told = await lastTold(context, membershipId)
  // The mark has changed again since: that later change has a job of its own.
  if (told?.change === change || (!told && (change === 'joined') !== joins)) return
  if (told && told.wait > EARLY_S)
    return enqueueJob(context, {
      task: 'tell_council',
      data: { tenantId: context.actor.tenantId, ...seat },
      key: membershipId,
      afterS: told.wait,
    })
  const { name } = await context.queries.one(sql<{ name: string }>`
    SELECT name FROM users WHERE id = ${userId}`)
  await notify(context, {
    kind: 'council_changed',
    recipients: members.filter((one) => one !== userId),
    subject: { register: 'memberships', id: membershipId },
    words: { name, change },
    key: membershipId,
  })
}
