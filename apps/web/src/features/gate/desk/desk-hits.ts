import type { BoxFound, GatePass, GateVisit, NearPlate } from '@portaria/contract/features/gate'
import type { SearchGroup } from '@portaria/contract/features/search'
import type { RegisterName } from '@portaria/contract/registers/names'

/** A row of a register that the search of everything found. */
export type SearchHit = SearchGroup['hits'][number]

/** One thing that the box found. */
export type DeskHit =
  | { kind: 'pass'; id: string; pass: GatePass }
  | { kind: 'visit'; id: string; visit: GateVisit }
  | { kind: 'car'; id: string; car: NearPlate }
  | { kind: 'record'; id: string; register: RegisterName; hit: SearchHit }

/** Hits that the box shows; more are narrowed by typing on. */
export const HITS_SHOWN = 12

/**
 * What both searches found, in the order in which a desk wants it: the pass of a code, visits that are
 * not over, cars of exactly that plate, what the search of everything found, then cars of a plate that
 * reads almost like it. Nothing is listed twice.
 */
export function deskHits(box: BoxFound | undefined, found: readonly SearchGroup[]): DeskHit[] {
  const { pass = null, visits = [], plates = [] } = box ?? {}
  const known = new Set<string>([
    ...plates.map(({ id }) => id),
    // Who is expected or inside is meant by their visit.
    ...visits.map(({ visitor_id }) => visitor_id),
  ])
  const carOf = (car: NearPlate): DeskHit => ({ kind: 'car', id: `car ${car.id}`, car })
  const hits: DeskHit[] = [
    ...(pass ? [{ kind: 'pass', id: `pass ${pass.id}`, pass } as const] : []),
    ...visits.map((visit) => ({ kind: 'visit', id: `visit ${visit.id}`, visit }) as const),
    ...plates.filter(({ exact }) => exact).map(carOf),
    ...found.flatMap(({ register, hits: rows }) =>
      rows
        .filter(({ id }) => !known.has(id))
        .map((hit) => ({ kind: 'record', id: `${register} ${hit.id}`, register, hit }) as const),
    ),
    ...plates.filter(({ exact }) => !exact).map(carOf),
  ]
  return hits.slice(0, HITS_SHOWN)
}
