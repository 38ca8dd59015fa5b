import type {
  BoxFound,
  GateParcel,
  GatePass,
  GateVisit,
  NearPlate,
} from '@portaria/contract/features/gate'
import type { CollectedParcel } from '@portaria/contract/features/parcels'
import type { SearchGroup } from '@portaria/contract/features/search'
import type { RegisterName } from '@portaria/contract/registers/names'
import { trackingLikeness } from '@portaria/contract/value-types/tracking-code'

/** A row of a register that the search of everything found. */
export type SearchHit = SearchGroup['hits'][number]

/** One thing that the box found. */
export type DeskHit =
  | { kind: 'pass'; id: string; pass: GatePass }
  | { kind: 'visit'; id: string; visit: GateVisit }
  | { kind: 'car'; id: string; car: NearPlate }
  | { kind: 'collected'; id: string; parcel: CollectedParcel }
  | { kind: 'parcel'; id: string; parcel: GateParcel }
  /** The label of a parcel that is not here yet. */
  | { kind: 'label'; id: string; tracking: string }
  | { kind: 'record'; id: string; register: RegisterName; hit: SearchHit }

/** Hits that the box shows; more are narrowed by typing on. */
export const HITS_SHOWN = 12

/**
 * What both searches found of what was typed, in the order in which a desk wants it: the pass and the
 * parcel of a code, visits that are not over, parcels of a label, a label that is new here, cars of
 * exactly that plate, what the search of everything found, a parcel of that number, what may be a label,
 * then cars of a plate that reads almost like it. Nothing is listed twice.
 */
export function deskHits(
  box: BoxFound | undefined,
  found: readonly SearchGroup[],
  typed: string,
): DeskHit[] {
  const { pass = null, collected = null, visits = [], plates = [], parcels = [] } = box ?? {}
  const known = new Set<string>([
    ...plates.map(({ id }) => id),
    ...parcels.map(({ id }) => id),
    // Who is expected or inside is meant by their visit.
    ...visits.map(({ visitor_id }) => visitor_id),
  ])
  const carOf = (car: NearPlate): DeskHit => ({
    kind: 'car',
    id: `car ${car.id || car.plate}`,
    car,
  })
  const parcelOf = (parcel: GateParcel): DeskHit => ({
    kind: 'parcel',
    id: `parcel ${parcel.id}`,
    parcel,
  })
  const ofLabel = parcels.filter(({ by_tracking }) => by_tracking)
  const isCode = pass !== null || collected !== null
  const isNew = !isCode && !ofLabel.some(({ held }) => held)
  const labelIf = (likeness: 'certain' | 'maybe'): DeskHit[] =>
    box && isNew && trackingLikeness(typed) === likeness
      ? [{ kind: 'label', id: 'label', tracking: typed.trim() }]
      : []
  const hits: DeskHit[] = [
    ...(pass ? [{ kind: 'pass', id: `pass ${pass.id}`, pass } as const] : []),
    ...(collected
      ? [{ kind: 'collected', id: `code ${collected.id}`, parcel: collected } as const]
      : []),
    ...visits.map((visit) => ({ kind: 'visit', id: `visit ${visit.id}`, visit }) as const),
    ...ofLabel.filter(({ held }) => held).map(parcelOf),
    ...labelIf('certain'),
    ...ofLabel.filter(({ held }) => !held).map(parcelOf),
    ...plates.filter(({ exact }) => exact).map(carOf),
    ...found.flatMap(({ register, hits: rows }) =>
      rows
        .filter(({ id }) => !known.has(id))
        .map((hit) => ({ kind: 'record', id: `${register} ${hit.id}`, register, hit }) as const),
    ),
    ...parcels.filter(({ by_tracking }) => !by_tracking).map(parcelOf),
    ...labelIf('maybe'),
    ...plates.filter(({ exact }) => !exact).map(carOf),
  ]
  return hits.slice(0, HITS_SHOWN)
}
