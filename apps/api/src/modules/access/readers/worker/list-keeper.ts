import { createHmac } from 'node:crypto'
import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import type { AccessSchedule, Holiday } from '@portaria/drivers/access/access-driver'
import { personDigest } from '@portaria/drivers/access/person-digest'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { lastingKey, type ServerSecret } from '../../../../platform/secrets/server-secret.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import type { ListTools } from '../lists/read-list-input.ts'
import { type ReaderList, readerLists } from '../lists/reader-lists.ts'
import type { Subject } from '../lists/reader-numbers.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'
import { keepWanted, type WantedEntry } from './wanted-entries.ts'

/** The tools with which lists are worked out and compared. */
export type KeeperTools = ListTools & { readonly digests: ListDigests }

/** Digests of what a reader has to hold; they have a key, since PINs are few. */
export type ListDigests = {
  /** The key with which a reader's people are compared. */
  readonly key: string
  person(person: Parameters<typeof personDigest>[1]): Buffer
  schedule(schedule: AccessSchedule): Buffer
  holidays(holidays: readonly Holiday[]): Buffer
}

/** Makes the digests of a server. */
export function listDigests(secret: ServerSecret): ListDigests {
  const key = lastingKey(secret, 'reader digests').toString('base64url')
  const digest = (value: unknown) =>
    createHmac('sha256', key).update(JSON.stringify(value)).digest()
  return {
    key,
    person: (person) => Buffer.from(personDigest(key, person), 'base64url'),
    schedule: ({ name, spans, doors }) => digest([name, spans, doors]),
    holidays: (holidays) => digest(holidays),
  }
}

/** The system as the keeper of a company's lists. */
export const keeperActor = (tenantId: string): TenantActor => ({
  ...systemActor('the lists of readers', tenantId),
  tenantId,
})

/**
 * Works out what the readers of a company have to hold, as far as something changed since. What was
 * noted of single people comes first, also between the readers of a whole list, since it may be a
 * removal. Returns the readers whose entries changed.
 */
export async function keepLists(
  database: AppDatabase,
  tools: KeeperTools,
  tenantId: string,
): Promise<ReadonlySet<string>> {
  const actor = keeperActor(tenantId)
  const changed = new Set<string>()
  const inTurn = <T>(work: (context: TenantContext) => Promise<T>) =>
    database.inTenant(actor, async (context) => {
      await lockLists(context)
      return work(context)
    })
  async function keepNoted(): Promise<void> {
    let isMore = true
    for (let round = 0; isMore && round < ROUNDS; round += 1)
      isMore = await inTurn((context) => keepSubjects(context, tools, changed))
  }
  await keepNoted()
  const whole = await inTurn(dueWhole)
  if (whole === null) return changed
  const starts: Date[] = []
  for (const readerId of whole.readers) {
    const nextAt = await inTurn((context) => keepReader(context, tools, readerId, changed))
    starts.push(nextAt)
    await keepNoted()
  }
  await inTurn((context) => endWhole(context, whole.notes, starts))
  return changed
}

async function lockLists({ queries, actor }: TenantContext): Promise<void> {
  await queries.first(sql`
    SELECT 1 FROM reader_lists WHERE tenant_id = ${actor.tenantId} FOR NO KEY UPDATE`)
}

/** Has the whole lists of a company worked out anew. */
export async function noteWholeLists({ queries, actor }: TenantContext): Promise<void> {
  await queries.count(sql`INSERT INTO reader_changes (tenant_id) VALUES (${actor.tenantId})`)
}

const readReaders = async ({ queries, actor }: TenantContext): Promise<string[]> =>
  (
    await queries.all(sql<{ id: string }>`
      SELECT equipment_id AS id FROM access_readers WHERE tenant_id = ${actor.tenantId}
      ORDER BY equipment_id`)
  ).map(({ id }) => id)

/** Subjects of one transaction, and transactions after which whole lists have their turn. */
const TOGETHER = 200
const ROUNDS = 100

/**
 * Takes notes of some subjects. Of more than one transaction takes, those that readers have heard of
 * come first, which may be removals, so that nobody keeps a right for as long as an import of others
 * takes; finding them reads all numbers of the company.
 */
async function takeNotes({ queries, actor }: TenantContext): Promise<readonly string[]> {
  const isOwn = sql`c.tenant_id = ${actor.tenantId} AND c.subject IS NOT NULL`
  const take = async (condition: Sql) =>
    (
      await queries.all(sql<{ subject: string }>`
        DELETE FROM reader_changes WHERE tenant_id = ${actor.tenantId} AND subject IN (
          SELECT DISTINCT c.subject FROM reader_changes c WHERE ${isOwn} AND ${condition}
          LIMIT ${sql.lit(TOGETHER)})
        RETURNING subject`)
    ).map(({ subject }) => subject)
  const { waiting } = await queries.one(sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM (
      SELECT FROM reader_changes c WHERE ${isOwn} LIMIT ${sql.lit(TOGETHER + 1)}) counted`)
  if (waiting === 0) return []
  if (waiting <= TOGETHER) return take(sql`true`)
  const known = await take(sql`c.subject IN (
    SELECT unnest(ARRAY['resident:' || n.resident_id, 'employee:' || n.employee_id,
      'provider:' || n.provider_id, 'pass:' || n.pass_id])
    FROM reader_numbers n WHERE n.tenant_id = ${actor.tenantId})`)
  return known.length > 0 ? known : take(sql`true`)
}

/**
 * Works out anew what readers hold of some of the subjects that were noted; returns whether there were
 * any.
 */
async function keepSubjects(
  context: TenantContext,
  tools: KeeperTools,
  changed: Set<string>,
): Promise<boolean> {
  const { actor } = context
  const noted = await takeNotes(context)
  if (noted.length === 0) return false
  const subjects = await withPasses(context, [...new Set(noted)].map(namedOf))
  const readers = await readReaders(context)
  const lists = await readerLists(context, tools, readers, subjects)
  await keepNext(
    context,
    [...lists.values()].map(({ nextAt }) => nextAt),
  )
  const are = (column: string, kind: Subject['kind']) =>
    sql`n.${sql.ref(column)} = ANY(${idsOf(subjects, kind)}::uuid[])`
  const scope = sql`e.part <> 'schedule' AND e.number IN (
    SELECT n.number FROM reader_numbers n
    WHERE n.tenant_id = ${actor.tenantId} AND (${are('resident_id', 'resident')}
      OR ${are('employee_id', 'employee')} OR ${are('provider_id', 'provider')}
      OR ${are('pass_id', 'pass')}))`
  // Their hours too, which the reader may not have yet: it would turn them away until the whole list.
  const wanted = new Map(readers.map((id) => [id, entriesOf(lists.get(id), tools)]))
  const own = await keepWanted(context, wanted, scope)
  for (const id of own) changed.add(id)
  await tell(context, own)
  return true
}

function namedOf(subject: string): Subject {
  const [kind = '', id = ''] = subject.split(':')
  // The triggers of the migration write no other kinds.
  return { kind: kind as Subject['kind'], id }
}

const idsOf = (subjects: readonly Subject[], kind: Subject['kind']): string[] =>
  subjects.filter((one) => one.kind === kind).map(({ id }) => id)

/** Adds the passes that some of these people gave, or that hang on a unit of theirs. */
async function withPasses(
  { queries, actor }: TenantContext,
  named: readonly Subject[],
): Promise<Subject[]> {
  const [residents, employees] = [idsOf(named, 'resident'), idsOf(named, 'employee')]
  if (residents.length + employees.length === 0) return [...named]
  const given = await queries.all(sql<{ id: string }>`
    SELECT p.id FROM passes p
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL
      AND p.state IN ('active', 'used') AND p.valid_to > now() - interval '1 day'
      AND (p.host_id = ANY(${residents}::uuid[]) OR p.employee_id = ANY(${employees}::uuid[])
        OR p.host_id IS NULL AND p.apartment_id IN (SELECT o.apartment_id FROM occupancies o
          WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ANY(${residents}::uuid[])))`)
  const others = new Set(idsOf(named, 'pass'))
  const passes = given.filter(({ id }) => !others.has(id))
  return [...named, ...passes.map(({ id }) => ({ kind: 'pass' as const, id }))]
}

/** Brings forward the moment at which time alone changes the lists. */
async function keepNext({ queries, actor }: TenantContext, moments: readonly Date[]) {
  const next = moments.toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (next === undefined) return
  await queries.count(sql`
    UPDATE reader_lists SET next_at = ${next}
    WHERE tenant_id = ${actor.tenantId} AND next_at > ${next}`)
}

type WholeList = { readonly readers: readonly string[]; readonly notes: readonly string[] }

/**
 * Returns the readers whose whole list is due, with the notes that asked for it. Each of them is
 * named: one with a lower number may be committed later.
 */
async function dueWhole(context: TenantContext): Promise<WholeList | null> {
  const { queries, actor } = context
  const { notes, is_due: isDue } = await queries.one(sql<{ notes: string[]; is_due: boolean }>`
    SELECT ARRAY(SELECT id::text FROM reader_changes
        WHERE tenant_id = ${actor.tenantId} AND subject IS NULL) AS notes,
      EXISTS (SELECT FROM reader_lists
        WHERE tenant_id = ${actor.tenantId} AND next_at <= now()) AS is_due`)
  if (notes.length === 0 && !isDue) return null
  return { readers: await readReaders(context), notes }
}

/** Works out the whole list of a reader; returns when time alone changes it next. */
async function keepReader(
  context: TenantContext,
  tools: KeeperTools,
  readerId: string,
  changed: Set<string>,
): Promise<Date> {
  const list = (await readerLists(context, tools, [readerId], 'all')).get(readerId)
  const wanted = new Map([[readerId, entriesOf(list, tools)]])
  const own = await keepWanted(context, wanted, sql`true`)
  for (const id of own) changed.add(id)
  await keepHolidays(context, readerId, tools.digests.holidays(list?.holidays ?? []))
  // Hours and holidays may have changed without any entry.
  await callHolder(context, [readerDevice(readerId)])
  await tell(context, own)
  return list?.nextAt ?? new Date(Date.now() + 86_400_000)
}

/** Keeps which holidays a reader has to be told. */
async function keepHolidays({ queries, actor }: TenantContext, readerId: string, digest: Buffer) {
  await queries.count(sql`
    UPDATE access_readers SET holidays_wanted = ${digest}
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${readerId}
      AND holidays_wanted IS DISTINCT FROM ${digest}`)
}

/** Notes that whole lists were worked out; what was noted meanwhile stays. */
async function endWhole(
  { queries, actor }: TenantContext,
  notes: readonly string[],
  starts: readonly Date[],
): Promise<void> {
  await queries.count(sql`
    DELETE FROM reader_changes
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...notes]}::bigint[])`)
  const next = starts.toSorted((a, b) => a.getTime() - b.getTime())[0]
  await queries.count(sql`
    UPDATE reader_lists SET listed_at = clock_timestamp(),
      next_at = least(${next ?? null}::timestamptz, now() + interval '1 day')
    WHERE tenant_id = ${actor.tenantId}`)
}

async function tell(context: TenantContext, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return
  await together(
    callHolder(context, changed.map(readerDevice)),
    ...changed.map((id) => publishReader(context, id)),
  )
}

const entriesOf = (list: ReaderList | undefined, tools: KeeperTools): WantedEntry[] => [
  ...peopleOf(list, tools),
  ...schedulesOf(list, tools),
]

const peopleOf = (list: ReaderList | undefined, { digests }: KeeperTools): WantedEntry[] =>
  (list?.people ?? []).flatMap(({ number, person, credentials, face }): WantedEntry[] => [
    { number, part: 'person', digest: digests.person(person), credentials },
    // The version of a photo is no secret, and an inventory reads it back.
    ...(face === null
      ? []
      : [{ number, part: 'face' as const, digest: Buffer.from(face), credentials: ['face'] }]),
  ])

const schedulesOf = (list: ReaderList | undefined, { digests }: KeeperTools): WantedEntry[] =>
  (list?.schedules ?? []).map((schedule) => ({
    number: schedule.id,
    part: 'schedule',
    digest: digests.schedule(schedule),
    credentials: [],
  }))
