import type { PanicMotive } from '../panic-words.ts'

/** The words for an incident on screens, in letters, in messages and on paper. */
export type IncidentWords = {
  readonly motive: string
  readonly motives: Readonly<Record<PanicMotive, string>>
  /** For a silent alert, shown to its recipients. */
  readonly silent: string
  /** For an exercise, shown before all else. */
  readonly drill: string
  readonly drillText: string
  /** For an alert by a PIN for duress at a door, which nobody pressed a button for. */
  readonly forced: string
  readonly forcedText: string
  /** For an alert that its sender cancelled. */
  readonly cancelled: string
}
