import {
  type DepartureThing,
  departureKinds,
  departureThings,
  type LeavingRegister,
  leavingRegisters,
} from '@portaria/contract/features/departures'
import type { RegisterName } from '@portaria/contract/registers/names'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { planEnd } from '../../domain/departure-ends.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { readTenantDay } from '../../platform/database/tenant-day.ts'
import { ProblemError } from '../../platform/problem.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { type Machinery, machineryOf } from '../../register-endpoints/machinery.ts'
import type { Decided } from './decisions.ts'
import { lockPeople } from './departures.repository.ts'
import { endTogether } from './ending-together.ts'
import type { DecidedThing, EndScope } from './thing-kind.ts'
import { findThings, leftBehind, sentAway, thingKind } from './thing-kinds.ts'

type Machineries = ReadonlyMap<RegisterName, Machinery>

/** A planned departure under its lock. */
export type OpenDeparture = {
  readonly id: string
  readonly register: LeavingRegister
  readonly person_id: string
  readonly apartment_id: string | null
  readonly last_day: string
}

type OpenItem = DecidedThing & { id: string; kind: DepartureThing }

/** Locks a departure that has not happened and was not undone; undefined where there is none. */
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

/** Writes the things of a departure; those of guests without their names. */
export async function writeItems(
  { queries, actor }: TenantContext,
  departureId: string,
  things: readonly Decided[],
): Promise<void> {
  const rows = things.map((thing) => ({
    ...thing,
    id: newId(),
    title: thingKind(thing.kind).namesGuest ? null : thing.title,
  }))
  await queries.count(sql`
    INSERT INTO departure_items
      (tenant_id, id, departure_id, kind, thing_id, person_id, title, choice, to_id, last_day)
    SELECT ${actor.tenantId}, r.id, ${departureId}, r.kind, r.thing_id, r.person_id, r.title, r.choice,
      r.to_id, r.last_day
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, kind text, thing_id uuid,
      person_id uuid, title text, choice text, to_id uuid, last_day date)`)
}

/**
 * Ends what is due of a locked departure: what was chosen for now, and what held until a day that is
 * over. With the departure's own last day over, or where it happens now, everything, also what has come
 * to hang on the people since it was planned; then it is done. Else a job comes back for the rest.
 *
 * What cannot be ended now throws. What cannot be ended by its day is answered, and holds back nothing
 * else: a pet with a wrong vaccine leaves no card open.
 */
export async function endDue(
  machineries: Machineries,
  context: TenantContext,
  departure: OpenDeparture,
  due: { now?: boolean; things?: readonly string[] } = {},
): Promise<ProblemError | undefined> {
  const today = await readTenantDay(context)
  const isOver = due.now === true || departure.last_day < today
  if (isOver) await addNewcomers(context, departure)
  const asked = new Set(due.things)
  const isAsked = ({ thing_id: id }: OpenItem) => due.now === true || asked.has(id)
  const isDue = (item: OpenItem) => isOver || isAsked(item) || item.last_day < today
  const alike = (await openItems(context, departure.id)).filter(isDue)
  await apart(context, () => endTogether({ context, machineries }, departure.id, alike))
  let failure: ProblemError | undefined
  for (const item of await openItems(context, departure.id)) {
    const scope = { context, machineries, register: registerOf(departure, item) }
    if (isAsked(item)) await endItem(scope, item)
    else if (isDue(item)) failure = (await apart(context, () => endItem(scope, item))) ?? failure
  }
  if (failure) return failure
  if (isOver) await finish(machineries, context, departure)
  else await planEnd(context, departure.id)
  return undefined
}

/** Whose thing it is: of a provider's departure, the provider's or an employee's whom it sends. */
const registerOf = ({ register, person_id: leaver }: OpenDeparture, { person_id: of }: OpenItem) =>
  register === 'service-providers' && of !== leaver ? 'employees' : register

/** Ends one thing, or leaves it as it was decided, and writes what became of it. */
async function endItem(scope: EndScope, item: OpenItem): Promise<void> {
  const { queries, actor } = scope.context
  const isKept = item.choice === 'keep' && item.kind !== 'loan'
  const outcome = isKept ? 'kept' : await thingKind(item.kind).end(scope, item)
  const isEnded = !['kept', 'still_tied', 'still_lent'].includes(outcome)
  await queries.count(sql`
    UPDATE departure_items SET state = ${isEnded ? 'ended' : 'kept'}, outcome = ${outcome},
      ended_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${item.id} AND state = 'pending'`)
}

/** Takes back what one step wrote where it was refused, and answers why; the others stand. */
async function apart(
  { queries }: TenantContext,
  step: () => Promise<void>,
): Promise<ProblemError | undefined> {
  await queries.count(sql`SAVEPOINT thing`)
  try {
    await step()
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    await queries.count(sql`ROLLBACK TO SAVEPOINT thing`)
    return error
  }
  await queries.count(sql`RELEASE SAVEPOINT thing`)
  return undefined
}

/** The things that wait for their day, those that give access first. */
async function openItems({ queries, actor }: TenantContext, id: string): Promise<OpenItem[]> {
  const items = await queries.all(sql<OpenItem>`
    SELECT id, kind, thing_id, person_id, choice, to_id, last_day::text AS last_day
    FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND departure_id = ${id} AND state = 'pending'
    ORDER BY thing_id`)
  return departureThings.flatMap((kind) => items.filter((item) => item.kind === kind))
}

/** A card given on the last day hangs on the person as well: it follows the first of its choices. */
async function addNewcomers(context: TenantContext, departure: OpenDeparture): Promise<void> {
  const { queries, actor } = context
  const { id, register, apartment_id: apartmentId, last_day: lastDay } = departure
  const known = await queries.all(sql<
    Pick<Decided, 'kind' | 'person_id' | 'choice'> & { id: string }
  >`
    SELECT kind, thing_id AS id, person_id, choice FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND departure_id = ${id}`)
  const ids = [...new Set(known.map(({ person_id }) => person_id))]
  await lockPeople(context, { register, ids })
  const found = await findThings(context, { register, ids })
  const things = leftBehind(found, [...ids, ...sentAway(found, known)], apartmentId)
  const listed = new Set(known.map((one) => `${one.kind} ${one.id}`))
  const added = things.filter((thing) => !listed.has(`${thing.kind} ${thing.id}`))
  await writeItems(
    context,
    id,
    added.map(({ kind, id: thing_id, person_id, title, choices: [choice = 'keep'] }) => ({
      kind,
      thing_id,
      person_id,
      title,
      choice,
      to_id: null,
      last_day: lastDay,
      now: true,
    })),
  )
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
