import type { RegisterName } from '../../define-register/register-names.ts'
import { trackingLikeness } from '../../value-types/tracking-code.ts'
import { typedUnits } from '../../value-types/typed-unit.ts'
import { type CollectedParcel, heldStates } from '../custody/parcels.ts'
import { typedParcel } from '../custody/typed-parcel.ts'
import type { SearchGroup } from '../search/search.ts'
import type { BoxFound, GateParcel, GatePass, GateVisit, NearPlate } from './gate.ts'
import { arrivalOf, type KnownArrival } from './known-arrivals.ts'
import { type DeskLists, type ListedHit, listedHits } from './listed-hits.ts'

/** A row of a register that the global search found. */
export type SearchHit = SearchGroup['hits'][number]

/** One result of the box. */
export type DeskHit =
  | { kind: 'pass'; id: string; pass: GatePass }
  | { kind: 'visit'; id: string; visit: GateVisit }
  | { kind: 'car'; id: string; car: NearPlate }
  | { kind: 'collected'; id: string; parcel: CollectedParcel }
  | { kind: 'parcel'; id: string; parcel: GateParcel }
  /** The label of an unknown parcel; `isNew` if it has never been here before. */
  | { kind: 'label'; id: string; tracking: string; isNew: boolean }
  /** A courier or a ride, which nobody announces. */
  | { kind: 'arrival'; id: string; arrival: KnownArrival }
  | ListedHit
  | { kind: 'record'; id: string; register: RegisterName; hit: SearchHit }

/** Limit of hits that the box shows; typing more narrows them down. */
export const HITS_SHOWN = 12

const passHit = (pass: GatePass): DeskHit => ({ kind: 'pass', id: `pass ${pass.id}`, pass })
const visitHit = (visit: GateVisit): DeskHit => ({ kind: 'visit', id: `visit ${visit.id}`, visit })
const carHit = (car: NearPlate): DeskHit => ({
  kind: 'car',
  id: `car ${car.id || car.plate}`,
  car,
})
const parcelHit = (parcel: GateParcel): DeskHit => ({
  kind: 'parcel',
  id: `parcel ${parcel.id}`,
  parcel,
})

const noLists: DeskLists = { events: [], parties: [], loans: [] }

/**
 * Orders the results of a typed text for the desk (gate §1): the pass and the parcel of a code,
 * named units, blocked people, open visits and passes of today, parcels of a label, a new label,
 * cars of exactly that plate, people and things, waiting parcels of that number or carrier,
 * finished ones, a possible label, then cars of a similar plate. A parcel comes before units if the
 * text names it as a parcel with its number, and so does a party or a borrowed key that the text
 * names as such. A courier's company gives an arrival. Nothing is listed twice.
 */
export function deskHits(
  box: BoxFound | undefined,
  typed: string,
  lists: DeskLists = noLists,
): DeskHit[] {
  if (box === undefined) return []
  const { pass, collected, visits, passes, plates, parcels, found } = box
  const known = new Set<string>([
    ...plates.map(({ id }) => id),
    ...parcels.map(({ id }) => id),
    ...lists.events.map(({ id }) => id),
    // People who are expected or inside are listed by their visit.
    ...[...visits, ...passes].map(({ visitor_id }) => visitor_id),
  ])
  const records = found.flatMap(({ register, meant, hits }) =>
    hits
      .filter(({ id }) => !known.has(id))
      .map(
        (hit) => ({ kind: 'record', id: `${register} ${hit.id}`, register, hit, meant }) as const,
      ),
  )
  const ofLabel = parcels.filter(({ by_tracking }) => by_tracking)
  const isCode = pass !== null || collected !== null
  const isAway = !isCode && !ofLabel.some(({ held }) => held)
  const labelIf = (likeness: 'certain' | 'maybe'): DeskHit[] =>
    isAway && trackingLikeness(typed) === likeness
      ? [{ kind: 'label', id: 'label', tracking: typed.trim(), isNew: ofLabel.length === 0 }]
      : []
  const others = records.filter(({ meant, hit }) => !meant && !isBlocked(hit))
  // The text names a parcel, so it means nothing else.
  const isNamed = typedParcel(typed)?.isNamed === true
  const { asked, others: listed } = listedHits(lists, typed)
  const arrival = arrivalOf(typed)
  const ofWords = parcels.filter(({ by_tracking }) => !by_tracking).map(parcelHit)
  const hits: DeskHit[] = [
    ...(pass ? [passHit(pass)] : []),
    ...(collected
      ? [{ kind: 'collected', id: `code ${collected.id}`, parcel: collected } as const]
      : []),
    ...asked,
    ...(isNamed ? ofWords : []),
    ...records.filter(({ meant }) => meant),
    ...visits.filter(({ blocked }) => blocked).map(visitHit),
    ...passes.filter(({ blocked }) => blocked).map(passHit),
    ...plates.filter(({ exact, blocked }) => exact && blocked).map(carHit),
    ...records.filter(({ meant, hit }) => !meant && isBlocked(hit)),
    ...visits.filter(({ blocked }) => !blocked).map(visitHit),
    ...passes.filter(({ blocked }) => !blocked).map(passHit),
    ...ofLabel.filter(({ held }) => held).map(parcelHit),
    ...labelIf('certain'),
    ...ofLabel.filter(({ held }) => !held).map(parcelHit),
    ...plates.filter(({ exact, blocked }) => exact && !blocked).map(carHit),
    ...(arrival ? [{ kind: 'arrival', id: 'arrival', arrival } as const] : []),
    ...others.filter((one) => !isOver(one)),
    ...listed,
    ...(isNamed ? [] : ofWords),
    ...others.filter(isOver),
    ...labelIf('maybe'),
    ...plates.filter(({ exact }) => !exact).map(carHit),
  ]
  return hits.slice(0, HITS_SHOWN)
}

/** Whether it is a parcel that the company no longer has. */
const isOver = ({ register, hit }: { register: RegisterName; hit: SearchHit }): boolean =>
  register === 'parcels' && !heldStates.some((state) => state === hit.record['state'])

const isBlocked = ({ record }: SearchHit): boolean => record['blocked'] === true

/**
 * Returns the keys that choose among units of one number in several towers, by the ids of their
 * hits; none if only one unit has the number. A key is the first letter of the tower's name that is
 * free: not a key already, not the initial of another tower, and not a letter with which the number
 * is that of another unit (`606C`). A person who types a tower's name slowly pauses after its first
 * letter, so an initial must not choose another tower.
 */
export function unitKeys(hits: readonly DeskHit[], typed: string): ReadonlyMap<string, string> {
  const [unit] = typedUnits(typed)
  const equal = hits.flatMap((hit) =>
    hit.kind === 'record' &&
    hit.register === 'apartments' &&
    hit.hit.title.split(' · ').at(-1)?.toLowerCase() === unit?.number
      ? [{ id: hit.id, letters: lettersOf(hit.hit.title) }]
      : [],
  )
  const keys = new Map<string, string>()
  if (equal.length < 2) return keys
  // `606C` is another unit, whose number continues with the letter.
  const goesOn = hits.flatMap((hit) => {
    const number = hit.kind === 'record' ? hit.hit.title.split(' · ').at(-1)?.toUpperCase() : ''
    return unit && number?.startsWith(unit.number) ? [number.slice(unit.number.length)] : []
  })
  const beginners = equal.map(({ letters }) => letters[0])
  for (const { id, letters } of equal) {
    const others = beginners.toSpliced(beginners.indexOf(letters[0]), 1)
    const taken = new Set([...keys.values(), ...goesOn, ...others])
    const key = letters.find((letter) => !taken.has(letter))
    if (key !== undefined) keys.set(id, key)
  }
  return keys
}

/** Returns the Latin letters of a tower's name, initials first. */
function lettersOf(title: string): string[] {
  const tower = title.split(' · ').slice(0, -1).join(' ')
  const plain = tower
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\s]/g, '')
  return [
    ...plain.split(/\s+/).map((word) => word.charAt(0)),
    ...plain.replace(/\s/g, '').split(''),
  ].filter((letter) => letter !== '')
}
