import type { ObjectStore, Row } from './object-store.ts'
import type { ObjectName } from './object-tables.ts'

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const HOLIDAYS = ['hol1', 'hol2', 'hol3'] as const

export type Passage = {
  readonly userId: bigint
  readonly portal: number
  /** "Unix seconds" of the reader's wall clock. */
  readonly at: number
}

/**
 * Decides by the reader's own list: an own rule or that of a group, which allows, holds at the
 * portal, and has a schedule that holds now (devices §14). Blocks are looked at first.
 */
export function passesByRules(store: ObjectStore, { userId, portal, at }: Passage): boolean {
  const [user] = store.load('users', { where: { users: { id: userId } } })
  if (!user || !isWithin(user, at)) return false
  const idsOf = (object: ObjectName, column: string, where: Readonly<Record<string, unknown>>) =>
    store.load(object, { fields: [column], where: { [object]: where } }).map((row) => row[column])

  const own = idsOf('user_access_rules', 'access_rule_id', { user_id: userId })
  const groups = idsOf('user_groups', 'group_id', { user_id: userId })
  // Somebody with rules of their own has none of their groups'.
  const rules =
    own.length > 0 ? own : idsOf('group_access_rules', 'access_rule_id', { group_id: groups })
  const atPortal = new Set(idsOf('portal_access_rules', 'access_rule_id', { portal_id: portal }))
  const holding = rules
    .filter((rule) => atPortal.has(rule))
    .filter((rule) => {
      const zones = idsOf('access_rule_time_zones', 'time_zone_id', { access_rule_id: rule })
      return holdsNow(store, zones, at)
    })
  const types = idsOf('access_rules', 'type', { id: holding })
  if (types.includes(0n)) return false
  return types.includes(1n)
}

/** Whether a user's time includes a moment; 0 is no limit. */
function isWithin({ begin_time: begin, end_time: end }: Row, at: number): boolean {
  const [from, to] = [Number(begin), Number(end)]
  return (from === 0 || at >= from) && (to === 0 || at <= to)
}

function holdsNow(store: ObjectStore, zones: readonly unknown[], at: number): boolean {
  const second = at % 86_400
  const weekday = DAYS[new Date(at * 1_000).getUTCDay()] ?? 'sun'
  const kinds = store
    .load('holidays')
    .filter((holiday) => isHoliday(holiday, at))
    .flatMap((holiday) => HOLIDAYS.filter((kind) => holiday[kind] === 1n))
  // On a holiday its kinds count, and the weekday does not.
  const days = kinds.length > 0 ? kinds : [weekday]
  return store
    .load('time_spans', { where: { time_spans: { time_zone_id: zones } } })
    .some(
      (span) =>
        Number(span['start']) <= second &&
        second <= Number(span['end']) &&
        days.some((day) => span[day] === 1n),
    )
}

function isHoliday({ start, end, repeats }: Row, at: number): boolean {
  const [from, to] = [Number(start), Number(end)]
  if (from <= at && at <= to) return true
  if (repeats !== 1n || at < from) return false
  const moved = new Date(at * 1_000)
  moved.setUTCFullYear(new Date(from * 1_000).getUTCFullYear())
  const then = moved.getTime() / 1_000
  return from <= then && then <= to
}
