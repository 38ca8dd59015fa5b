import type { PanicMotive } from '../panic-words.ts'

/** What is said of an incident on screens, in letters, messages and on paper. */
export type IncidentWords = {
  readonly motive: string
  readonly motives: Readonly<Record<PanicMotive, string>>
  /** Of a silent alert, for whom it reaches. */
  readonly silent: string
  /** Of an exercise, before all else. */
  readonly drill: string
  readonly drillText: string
  /** Of one that its sender took back. */
  readonly cancelled: string
}
