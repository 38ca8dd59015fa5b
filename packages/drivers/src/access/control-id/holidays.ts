import { type Holiday, MOST_ENTRIES } from '../access-driver.ts'
import {
  DONE,
  type Doubtful,
  inDoubt,
  type Outcome,
  type Refused,
  refused,
  unknown,
} from '../access-outcome.ts'
import type { Asking, Row } from './object-store.ts'
import type { Reader } from './reader.ts'
import { flagOf, type JsonObject, textOf, wholeOf } from './reader-json.ts'
import { oneOf } from './reader-rows.ts'
import { secondsOf, timeOf } from './reader-time.ts'

const KINDS = [1, 2, 3] as const
const asking: Asking = { lane: 'list' }

/** Makes these the only holidays of a reader, and reads them back. */
export async function putHolidays(
  { store }: Reader,
  holidays: readonly Holiday[],
): Promise<Outcome> {
  if (holidays.some(({ begin, end }) => secondsOf(begin) === null || secondsOf(end) === null))
    return refused('invalid_value')
  const desired = new Map(holidays.map((one) => [holidayKey(one), one]))
  const read = async () => {
    const fields = ['id', 'name', 'start', 'end', 'hol1', 'hol2', 'hol3', 'repeats'] as const
    const rows = await store.load('holidays', fields, null, asking)
    if (rows.result !== 'rows') return rows
    const stored = rows.rows.map((row) => ({
      id: wholeOf(row, 'id'),
      key: holidayKey(holidayOf(row)),
    }))
    return {
      result: 'compared' as const,
      extra: stored
        .filter(({ key }) => !desired.has(key))
        .flatMap(({ id }) => id ?? [])
        .slice(0, MOST_ENTRIES),
      lacking: [...desired.keys()].filter((key) => !stored.some((one) => one.key === key)),
    }
  }
  const before = await read()
  if (before.result !== 'compared') return before
  let failure: Refused | Doubtful | undefined
  if (before.extra.length > 0) {
    const answer = await store.destroy('holidays', oneOf('id', before.extra), asking)
    if (answer.result !== 'answered') failure = answer
  }
  const rows = before.lacking.flatMap((key) => desired.get(key) ?? []).map(holidayRow)
  if (!failure && rows.length > 0) {
    const answer = await store.create('holidays', () => rows, asking)
    if (answer.result !== 'answered') failure = answer
  }
  const after = await read()
  if (after.result !== 'compared') return failure ?? inDoubt(after)
  if (after.extra.length === 0 && after.lacking.length === 0) return DONE
  return failure ?? unknown('differs')
}

const holidayKey = ({ name, begin, end, kinds, isYearly }: Holiday) =>
  JSON.stringify([name, begin, end, KINDS.filter((kind) => kinds.includes(kind)), isYearly])

function holidayOf(row: JsonObject): Holiday {
  return {
    name: textOf(row, 'name') ?? '',
    begin: timeOf(textOf(row, 'start')) ?? '',
    end: timeOf(textOf(row, 'end')) ?? '',
    kinds: KINDS.filter((kind) => flagOf(row, `hol${kind}`)),
    isYearly: flagOf(row, 'repeats') === true,
  }
}

function holidayRow({ name, begin, end, kinds, isYearly }: Holiday): Row {
  return {
    name,
    start: secondsOf(begin),
    end: secondsOf(end),
    ...Object.fromEntries(KINDS.map((kind) => [`hol${kind}`, kinds.includes(kind) ? 1 : 0])),
    repeats: isYearly ? 1 : 0,
  }
}
