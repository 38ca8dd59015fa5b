import {
  type DepartureOutcome,
  departureKinds,
  departureThings,
  leavingRegisters,
} from '@portaria/contract/modules/departures/departures'
import { sql } from 'kysely'
import type { EndScope } from '../../parts/thing-kind.ts'
import { recordAudit } from '../../platform/audit.ts'
import { databaseProblem } from '../../platform/database/database-problem.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { readTenantDay } from '../../platform/database/tenant-day.ts'
import { ProblemError } from '../../platform/problem.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { lockInAnyOrder } from '../../register-endpoints/lock-order.ts'
import { type Machineries, machineryOf } from '../../register-endpoints/machinery.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { livesToday } from '../units/public/occupancies.ts'
import { planEnd } from './departure-ends.ts'
import type { OpenDeparture, OpenItem } from './departure-items.ts'
import { endTogether } from './ending-together.ts'
import { lookAgain } from './newcomers.ts'
import type { DepartureTools } from './thing-kinds.ts'

/** Locks a departure that was neither carried out nor undone; undefined if there is none. */
export async function lockPlanned(
  { queries, actor }: TenantContext,
  id: string,
): Promise<OpenDeparture | undefined> {
  const found = await queries.first(sql<Omit<OpenDeparture, 'register'> & { kind: string }>`
    SELECT d.id, d.kind, coalesce(d.resident_id, d.employee_id, d.provider_id) AS person_id,
      d.apartment_id, d.last_day::text AS last_day
    FROM departures d
    WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${id} AND d.state = 'planned'
    FOR UPDATE`)
  const register = leavingRegisters.find((name) => departureKinds[name] === found?.kind)
  return found && register && { ...found, register }
}

/**
 * Ends the due things of a locked departure: those chosen for now, and those whose day is over.
 * Once the departure's own last day is over, or if it is carried out now, it ends everything,
 * including things that the people got after it was planned, and is then done. Otherwise a job
 * comes back for the rest. Throws if a thing cannot be ended now. A thing that cannot be ended by
 * its day does not delay the others, and a job keeps trying: a pet with a wrong vaccine must not
 * leave a card open.
 */
export async function endDue(
  tools: DepartureTools,
  context: TenantContext,
  departure: OpenDeparture,
  due: { now?: boolean; things?: readonly string[] } = {},
): Promise<void> {
  lockInAnyOrder(context)
  const today = await readTenantDay(context)
  const isOver = due.now === true || departure.last_day < today
  const left = isOver ? await lookAgain(context, tools.things, departure) : undefined
  const asked = new Set(due.things)
  const isAsked = ({ thing_id: id }: OpenItem) => due.now === true || asked.has(id)
  const isDue = (item: OpenItem) => isOver || isAsked(item) || item.last_day < today
  const stays = (item: OpenItem) => !isAsked(item) && left?.stays(item) === true
  const open = await openItems(context, departure.id)
  const alike = open.filter((item) => isDue(item) && !stays(item))
  await apart(context, () => endTogether(context, tools, departure.id, alike))
  let isHeld = false
  for (const item of await openItems(context, departure.id)) {
    const register = registerOf(departure, item)
    const end = () => endItem(tools, { context, register }, item)
    if (isAsked(item)) await end()
    else if (stays(item)) await write(context, item, 'still_tied')
    else if (isDue(item)) isHeld = !(await apart(context, end)) || isHeld
  }
  if (isOver && !isHeld) await finish(tools.machineries, context, departure)
  else await planEnd(context, departure.id, { isHeld })
}

/**
 * Returns the register of a thing's owner: in a provider's departure, the provider or an employee
 * that it sends.
 */
const registerOf = ({ register, person_id: leaver }: OpenDeparture, { person_id: of }: OpenItem) =>
  register === 'service-providers' && of !== leaver ? 'employees' : register

/** Ends one thing, or leaves it as decided, and records the outcome. */
async function endItem(
  { machineries, things }: DepartureTools,
  of: Pick<EndScope, 'context' | 'register'>,
  item: OpenItem,
): Promise<void> {
  const scope = { ...of, machineries }
  const { end, endsKept, withoutHeir: choice = 'end' } = things.of(item.kind)
  if (item.choice === 'keep' && !endsKept) return write(scope.context, item, 'kept')
  if (item.to_id === null || (await isHeir(scope.context, item)))
    return write(scope.context, item, await end(scope, item))
  const outcome = await end(scope, { ...item, choice, to_id: null })
  const isGone = choice === 'end' && outcome !== 'already_over'
  await write(scope.context, item, isGone ? 'heir_gone' : outcome)
}

async function write(
  { queries, actor }: TenantContext,
  item: OpenItem,
  outcome: DepartureOutcome,
): Promise<void> {
  const isEnded = !['kept', 'still_tied', 'still_lent', 'parcel_waits'].includes(outcome)
  await queries.count(sql`
    UPDATE departure_items SET state = ${isEnded ? 'ended' : 'kept'}, outcome = ${outcome},
      ended_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${item.id} AND state = 'pending'`)
}

/** Whether the new owner of a thing still lives in one of the units that are left. */
async function isHeir({ queries, actor }: TenantContext, item: OpenItem): Promise<boolean> {
  const heir = await queries.first(sql`
    SELECT 1 FROM departure_items l
    JOIN occupancies left_ ON left_.tenant_id = l.tenant_id AND left_.id = l.thing_id
    JOIN occupancies o ON o.tenant_id = l.tenant_id AND o.apartment_id = left_.apartment_id
    JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.kind = 'occupancy'
      AND l.departure_id = (SELECT i.departure_id FROM departure_items i
        WHERE i.tenant_id = ${actor.tenantId} AND i.id = ${item.id})
      AND r.id = ${item.to_id} AND r.status = 'ATIVO' AND r.deleted_at IS NULL
      AND ${livesToday(sql.ref('o'), todayOf(actor))}
    LIMIT 1`)
  return heir !== undefined
}

/**
 * Runs a step, and returns whether it succeeded. If it is refused, only this step is rolled back.
 */
async function apart({ queries }: TenantContext, step: () => Promise<void>): Promise<boolean> {
  await queries.count(sql`SAVEPOINT thing`)
  try {
    await step()
  } catch (error) {
    const isRefused = error instanceof ProblemError || databaseProblem(error) !== undefined
    if (!isRefused) throw error
    await queries.count(sql`ROLLBACK TO SAVEPOINT thing`)
    return false
  }
  await queries.count(sql`RELEASE SAVEPOINT thing`)
  return true
}

/** Reads the things that wait for their day, those that give access first. */
async function openItems({ queries, actor }: TenantContext, id: string): Promise<OpenItem[]> {
  const items = await queries.all(sql<OpenItem>`
    SELECT id, kind, thing_id, person_id, choice, to_id, last_day::text AS last_day
    FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND departure_id = ${id} AND state = 'pending'
    ORDER BY thing_id`)
  return departureThings.flatMap((kind) => items.filter((item) => item.kind === kind))
}

async function finish(
  machineries: Machineries,
  context: TenantContext,
  { id, register, person_id: person }: OpenDeparture,
): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE departures SET state = 'done', done_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  await recordAudit(context, { register, rowId: person, operation: 'departure_done' })
  await publishChange(context, machineryOf(machineries, register).register, [person])
}
