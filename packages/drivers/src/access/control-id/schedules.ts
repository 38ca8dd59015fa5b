import { type AccessSchedule, MOST_ENTRIES, type TimeSpan, type Weekday } from '../access-driver.ts'
import {
  DONE,
  type Doubtful,
  type EntryOutcome,
  type Found,
  found,
  inDoubt,
  isOfReader,
  type Refused,
  refused,
  unknown,
} from '../access-outcome.ts'
import type { Asking, ObjectStore, Row } from './object-store.ts'
import type { Reader } from './reader.ts'
import { flagOf, isWhole, type JsonObject, textOf, wholeNumber, wholeOf } from './reader-json.ts'
import { hasDoor } from './reader-profile.ts'
import { oneOf, pair } from './reader-rows.ts'

const DAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const KINDS = [1, 2, 3] as const
const asking: Asking = { lane: 'list' }

/** A row that must lie on the reader, by its table. */
type Desired = { readonly table: string; readonly row: Row; readonly by: string }

/**
 * Returns the whole chain by which a schedule lets its people in: group, rule, doors, time zone. All
 * have the id of the schedule (devices §24).
 */
function chainOf({ id, name, doors }: AccessSchedule): readonly Desired[] {
  const own = wholeNumber(id)
  return [
    { table: 'groups', row: { id: own, name }, by: 'id' },
    { table: 'access_rules', row: { id: own, name, type: 1, priority: 0 }, by: 'id' },
    { table: 'time_zones', row: { id: own, name }, by: 'id' },
    {
      table: 'access_rule_time_zones',
      row: { access_rule_id: own, time_zone_id: own },
      by: 'access_rule_id',
    },
    ...[...new Set(doors)].map((door) => ({
      table: 'portal_access_rules',
      row: { portal_id: door, access_rule_id: own },
      by: 'access_rule_id',
    })),
    // Last, so that nobody has half a chain.
    { table: 'group_access_rules', row: { group_id: own, access_rule_id: own }, by: 'group_id' },
  ]
}

/** Writes the chain of one schedule and its hours, and reads all of it back. */
export async function putSchedule(reader: Reader, schedule: AccessSchedule): Promise<EntryOutcome> {
  const { id, doors, spans } = schedule
  const isFit = isWhole(id) && id !== '0' && spans.every(isSpan)
  if (!isFit) return { id, ...refused('invalid_value') }
  if (!doors.every((door) => hasDoor(reader.profile, door)))
    return { id, ...refused('no_such_door') }
  const { store } = reader
  const chain = chainOf(schedule)
  let failure: Refused | Doubtful | undefined

  const before = await readChain(store, id)
  if (!before.ok) return { id, ...before.failure }
  // Rights shrink before they grow.
  for (const step of [removeSurplus, addNamed, addSpans, addLinks]) {
    failure ??= await step(store, schedule, chain, before.value)
    if (failure?.result === 'refused' && !isOfReader(failure.reason)) return { id, ...failure }
  }

  const after = await readChain(store, id)
  if (!after.ok) return { id, ...(failure ?? inDoubt(after.failure)) }
  const holds = missing(chain, after.value).length === 0 && surplus(chain, after.value).length === 0
  const { lacking, extra } = compareSpans(schedule, after.value)
  if (holds && lacking.length === 0 && extra.length === 0) return { id, ...DONE }
  return { id, ...(failure ?? unknown('differs')) }
}

/** Removes schedules with all that belongs to them, and reads back that nothing is left. */
export async function dropSchedule({ store }: Reader, id: string): Promise<EntryOutcome> {
  if (!isWhole(id) || id === '0') return { id, ...refused('invalid_value') }
  const lane: Asking = { lane: 'removal' }
  let failure: Refused | Doubtful | undefined
  const tables = Object.entries(CHAIN_TABLES).toReversed()
  for (const [table, { by }] of tables) {
    const answer = await store.destroy(table, oneOf(by, [id]), lane)
    if (answer.result === 'refused' && !isOfReader(answer.reason)) return { id, ...answer }
    if (answer.result !== 'answered') failure ??= answer
  }
  const left = await readChain(store, id)
  if (!left.ok) return { id, ...(failure ?? inDoubt(left.failure)) }
  const isGone = Object.values(left.value).every((rows) => rows.length === 0)
  return { id, ...(isGone ? DONE : (failure ?? unknown('still_there'))) }
}

const SPAN_FIELDS = [...DAYS, ...KINDS.map((kind) => `hol${kind}`)]

/** The tables of a chain with their fields, and the field that holds the schedule's id. */
const CHAIN_TABLES = {
  groups: { by: 'id', fields: ['id', 'name'] },
  access_rules: { by: 'id', fields: ['id', 'name', 'type'] },
  time_zones: { by: 'id', fields: ['id', 'name'] },
  time_spans: {
    by: 'time_zone_id',
    fields: ['id', 'time_zone_id', 'start', 'end', ...SPAN_FIELDS],
  },
  access_rule_time_zones: { by: 'access_rule_id', fields: ['access_rule_id', 'time_zone_id'] },
  portal_access_rules: { by: 'access_rule_id', fields: ['access_rule_id', 'portal_id'] },
  group_access_rules: { by: 'group_id', fields: ['group_id', 'access_rule_id'] },
} as const satisfies Record<string, { by: string; fields: readonly [string, ...string[]] }>

type Chain = Readonly<Record<string, readonly JsonObject[]>>

async function readChain(store: ObjectStore, id: string): Promise<Found<Chain>> {
  const chain: Record<string, readonly JsonObject[]> = {}
  for (const [table, { by, fields }] of Object.entries(CHAIN_TABLES)) {
    const read = await store.load(table, fields, oneOf(by, [id]), asking)
    if (read.result !== 'rows') return { ok: false, failure: read }
    chain[table] = read.rows
  }
  return found(chain)
}

const plain = (value: Row[string] | undefined) => String(value)

/** Whether a stored row has every value of a desired one that is read. */
function isSame(stored: JsonObject, { table, row }: Desired): boolean {
  const { fields } = CHAIN_TABLES[table as keyof typeof CHAIN_TABLES]
  return fields.every((field) => !(field in row) || textOf(stored, field) === plain(row[field]))
}

const missing = (chain: readonly Desired[], stored: Chain) =>
  chain.filter((one) => !(stored[one.table] ?? []).some((row) => isSame(row, one)))

/** Returns what leads further than desired: doors and zones of another time. */
const surplus = (chain: readonly Desired[], stored: Chain) =>
  (['portal_access_rules', 'access_rule_time_zones', 'group_access_rules'] as const).flatMap(
    (table) =>
      (stored[table] ?? [])
        .filter((row) => !chain.some((one) => one.table === table && isSame(row, one)))
        .map((row) => ({ table, row })),
  )

type Step = (
  store: ObjectStore,
  schedule: AccessSchedule,
  chain: readonly Desired[],
  before: Chain,
) => Promise<Refused | Doubtful | undefined>

const removeSurplus: Step = async (store, schedule, chain, before) => {
  for (const { table, row } of surplus(chain, before)) {
    const numbers = CHAIN_TABLES[table].fields.map((field) => [field, wholeOf(row, field)] as const)
    if (numbers.some(([, number]) => number === null)) return unknown('bad_answer')
    const values = Object.fromEntries(
      numbers.map(([field, number]) => [field, wholeNumber(number ?? '')]),
    )
    const answer = await store.destroy(table, pair(values), asking)
    if (answer.result !== 'answered') return answer
  }
  const { extra } = compareSpans(schedule, before)
  const ids = extra.flatMap((row) => wholeOf(row, 'id') ?? []).slice(0, MOST_ENTRIES)
  if (ids.length === 0) return undefined
  const answer = await store.destroy('time_spans', oneOf('id', ids), asking)
  return answer.result === 'answered' ? undefined : answer
}

/** Adds what has an id and a name; what is there under another name is renamed. */
const addNamed: Step = async (store, _, chain, before) => {
  for (const { table, row } of missing(chain, before).filter(({ by }) => by === 'id')) {
    const { id = null, ...values } = row
    const isThere = (before[table] ?? []).length > 0
    const answer = isThere
      ? await store.modify(table, () => values, pair({ id }), asking)
      : await store.create(table, () => [row], asking)
    if (answer.result !== 'answered') return answer
  }
  return undefined
}

const addLinks: Step = async (store, _, chain, before) => {
  const links = missing(chain, before).filter(({ by }) => by !== 'id')
  for (const [table, all] of Map.groupBy(links, (one) => one.table)) {
    const answer = await store.create(table, () => all.map(({ row }) => row), asking)
    if (answer.result !== 'answered') return answer
  }
  return undefined
}

const addSpans: Step = async (store, schedule, _, before) => {
  const { lacking } = compareSpans(schedule, before)
  if (lacking.length === 0) return undefined
  const rows = lacking.map((span) => spanRow(schedule.id, span))
  const answer = await store.create('time_spans', () => rows, asking)
  return answer.result === 'answered' ? undefined : answer
}

function spanRow(zone: string, { start, end, days, holidays }: TimeSpan): Row {
  const flags: [string, number][] = [
    ...DAYS.map((day): [string, number] => [day, days.includes(day) ? 1 : 0]),
    ...KINDS.map((kind): [string, number] => [`hol${kind}`, holidays.includes(kind) ? 1 : 0]),
  ]
  return { time_zone_id: wholeNumber(zone), start, end, ...Object.fromEntries(flags) }
}

const isSpan = ({ start, end }: TimeSpan) =>
  [start, end].every((one) => Number.isInteger(one) && one >= 0 && one < 86_400) && start <= end

/** Compares the hours of a schedule with those on the reader, whatever their order. */
function compareSpans({ id, spans }: AccessSchedule, stored: Chain) {
  const rows = stored['time_spans'] ?? []
  const keyOf = (row: JsonObject) =>
    [
      textOf(row, 'start'),
      textOf(row, 'end'),
      ...SPAN_FIELDS.map((field) => (flagOf(row, field) ? '1' : '0')),
    ].join()
  const desired = new Map(
    spans.map((span) => {
      const row = spanRow(id, span)
      return [['start', 'end', ...SPAN_FIELDS].map((field) => plain(row[field])).join(), span]
    }),
  )
  const there = new Set(rows.map(keyOf))
  return {
    lacking: [...desired].filter(([key]) => !there.has(key)).map(([, span]) => span),
    extra: rows.filter((row) => !desired.has(keyOf(row))),
  }
}
