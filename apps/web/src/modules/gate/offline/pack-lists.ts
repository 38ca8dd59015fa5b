import type { DeskPack, PackedPass } from '@portaria/contract/modules/gate/desk-pack'
import type {
  GateExpected,
  GateInside,
  GatePass,
  GateVisit,
  Party,
} from '@portaria/contract/modules/gate/gate'
import { type LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { plateKey } from '@portaria/contract/value-types/plate'
import { weekdayOf } from '@portaria/contract/value-types/weekdays'
import { packedRefusal } from './packed-pass.ts'
import { insideId, leftIds, type QueuedLine, stillInside } from './queued-line.ts'

/**
 * The desk's lists without a network, in the format of `GET /gate/expected` and `GET /gate/inside`.
 */
export type PackLists = { expected: GateExpected; inside: GateInside }

/**
 * Combines the pack's lists with the queue: visits that entered are inside, those that left are on
 * no list, and unexpected ones have a line. A line for a pass or a walk-in has the id of its entry.
 */
export function packLists(
  pack: DeskPack,
  lines: readonly QueuedLine[],
  moment: LocalMoment,
): PackLists {
  const entered = stillInside(lines)
  const gone = new Set([...leftIds(lines), ...lines.map(insideId)])
  const before = pack.visits.filter(({ id }) => !gone.has(id))
  const inside = [
    ...before.filter(({ state }) => state === 'inside').map(asGateVisit),
    ...entered.map((line) => enteredVisit(pack, line)),
  ].toSorted(byNeed)
  const visits = before
    .filter(({ state }) => state !== 'inside')
    .map((visit) => ({ ...asGateVisit(visit), refusal: refusalOf(pack, lines, visit, moment) }))
  const passes = pack.passes
    .filter((pass) => isListed(pass, moment))
    .map((pass) => asGatePass(pack, lines, pass, moment))
    // A pass whose person is inside is left out. They are in the other list, and may enter again
    // after they leave.
    .filter(({ refusal }) => refusal !== 'pass_used_up' && refusal !== 'already_inside')
  return {
    expected: {
      visits,
      passes,
      left_off: 0,
      events: pack.events,
      parties: partiesOf(pack, visits),
    },
    inside: { data: inside, meta: metaOf(inside) },
  }
}

/** The pack's parties, counting guests who have entered by the queue as arrived. */
const partiesOf = ({ parties }: DeskPack, expected: readonly GateVisit[]): Party[] => {
  const here = new Set(expected.map(({ id }) => id))
  return parties.flatMap((party) => {
    const ids = party.visit_ids.filter((id) => here.has(id))
    const arrived = party.arrived + party.visit_ids.length - ids.length
    return ids.length === 0 ? [] : [{ ...party, arrived, visit_ids: ids }]
  })
}

/** Converts a visit of the pack to a line of the desk; photos are not on the device. */
export function asGateVisit(packed: DeskPack['visits'][number]): GateVisit {
  const { document: _, usual_plate: __, ...visit } = packed
  return { ...visit, photo: null, refusal: null, items: [] }
}

/** Why the pass of an expected visit is not valid now. */
function refusalOf(
  pack: DeskPack,
  lines: readonly QueuedLine[],
  { state, pass_id: passId }: DeskPack['visits'][number],
  moment: LocalMoment,
): string | null {
  const pass = state === 'expected' ? pack.passes.find(({ id }) => id === passId) : undefined
  return pass ? packedRefusal(pack, lines, pass, moment) : null
}

/** Converts a pass of the pack to a line of the desk, with its current obstacle. */
export function asGatePass(
  pack: DeskPack,
  lines: readonly QueuedLine[],
  pass: PackedPass,
  moment: LocalMoment,
): GatePass {
  const { code: _, document: __, state: ___, status: ____, usual_plate: _____, ...line } = pass
  const { uses_allowed: _most, uses_done: _done, ...rest } = line
  const { on_holidays: _days, ...shown } = rest
  const refusal = packedRefusal(pack, lines, pass, moment)
  return { ...shown, photo: null, refusal }
}

/**
 * Whether a pass is listed: those of helpers on their days are. A pass for a single use is
 * represented by its visit, and the guests of a reservation are too many.
 */
function isListed(pass: PackedPass, { at, day }: LocalMoment): boolean {
  const now = at.getTime()
  return (
    pass.uses_allowed !== 1 &&
    !(pass.kind === 'event_guest' && pass.area !== null) &&
    Date.parse(pass.valid_from) <= now &&
    now <= Date.parse(pass.valid_to) &&
    (pass.weekdays.length === 0 || pass.weekdays.includes(weekdayOf(day)))
  )
}

/** Values unknown for a person who entered while the network is lost. */
const unknownYet = {
  version: 0,
  visitor_id: '',
  purpose: null,
  photo: null,
  provisional: false,
  blocked: false,
  refusal: null,
  expected_from: null,
  expected_to: null,
  on_the_way_at: null,
  waiting_since: null,
  unanswered: false,
  answered_name: null,
  overstayed: false,
  items: [],
} satisfies Partial<GateVisit>

/** Converts a queued entry to a visit that is inside. */
function enteredVisit(pack: DeskPack, line: QueuedLine): GateVisit {
  const known = pack.visits.find(({ id }) => id === line.visit_id)
  const since = { state: 'inside', checked_in_at: line.happened_at } as const
  const typed = {
    companions: line.companions,
    plate: line.plate,
    unknown_car: line.plate !== null && !isRegistered(pack, line.plate),
  }
  if (known) return { ...asGateVisit(known), ...typed, ...since }
  const { guest_name, kind, apartment, employee, area, host, pass_id } = line
  return {
    ...unknownYet,
    id: insideId(line),
    guest_name,
    kind,
    apartment,
    employee,
    area: area ?? null,
    host,
    pass_id,
    ...typed,
    ...since,
  }
}

const isRegistered = ({ plates }: DeskPack, plate: string): boolean =>
  plates.some(({ key }) => key === plateKey(plate))

const isMarked = ({ blocked, overstayed, unknown_car }: GateVisit): boolean =>
  blocked || overstayed || unknown_car

/** Sorts visits: those that need attention first, then by time of entry. */
function byNeed(one: GateVisit, other: GateVisit): number {
  const first = Number(isMarked(other)) - Number(isMarked(one))
  return first || (one.checked_in_at ?? '').localeCompare(other.checked_in_at ?? '')
}

const metaOf = (inside: readonly GateVisit[]): GateInside['meta'] => ({
  visits: inside.length,
  people: inside.reduce((sum, { companions }) => sum + 1 + companions, 0),
  marked: inside.filter(isMarked).length,
})
