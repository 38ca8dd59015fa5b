import type { RightsColumn } from '../roles.ts'
import type { BadgeTone, Field } from './field.ts'

/** What the server works out of a row and what belongs to it: true or false, and no column. */
export type Mark = {
  /** Of its badge beside the names of rows that have it. */
  readonly tone: BadgeTone
  /** The roles that read it, where not all do who read its register. */
  readonly readBy?: readonly RightsColumn[]
}

/** A mark as a field. */
export const markField = ({ readBy }: Mark): Field => ({ kind: 'flag', ...(readBy && { readBy }) })
