import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import type { KeptEntry, KeptWalk } from './kept-walk.ts'

type Point = RoundPack['points'][number]

/** The state of a point on this device. */
export type PointProgress = {
  readonly point: Point
  readonly result: 'scanned' | 'skipped' | 'open'
  readonly entry: KeptEntry | null
}

/** The progress of a walk: its points, the next one, and whether it has begun or ended. */
export type Progress = {
  readonly points: readonly PointProgress[]
  readonly next: Point | null
  readonly done: number
  readonly isBegun: boolean
  readonly isOver: boolean
  readonly isAborted: boolean
  /** Points that must be scanned but were not. */
  readonly missing: readonly Point[]
}

export function progressOf({ pack, entries }: Pick<KeptWalk, 'pack' | 'entries'>): Progress {
  const of = (kind: KeptEntry['kind'], id: string) =>
    entries.find((entry) => entry.kind === kind && entry.point_id === id)
  const points = pack.points.map((point): PointProgress => {
    const [scan, skip] = [of('scan', point.id), of('skip', point.id)]
    const result = scan ? 'scanned' : skip ? 'skipped' : 'open'
    return { point, result, entry: scan ?? skip ?? null }
  })
  const has = (...kinds: KeptEntry['kind'][]) => entries.some(({ kind }) => kinds.includes(kind))
  return {
    points,
    next: points.find(({ result }) => result === 'open')?.point ?? null,
    done: points.filter(({ result }) => result === 'scanned').length,
    isBegun: has('start'),
    isOver: has('finish', 'abort'),
    isAborted: has('abort'),
    missing: points.flatMap(({ point, result }) =>
      !point.optional && result !== 'scanned' ? [point] : [],
    ),
  }
}
