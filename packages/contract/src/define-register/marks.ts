import type { RightsColumn } from '../actors/roles.ts'
import type { BadgeTone, Field } from './field.ts'
import type { Since } from './states.ts'

/**
 * A mark that the server computes from a row and its related rows: true or false, and not a column.
 */
export type Mark<Name extends string = string> = {
  /** The tone of its badge beside the names of rows that have it. */
  readonly tone: BadgeTone
  /** The roles that read it; by default, all that read its register. */
  readonly readBy?: readonly RightsColumn[]
  readonly since?: Since<Name>
}

/** Returns a mark as a field. */
export const markField = ({ readBy }: Mark): Field => ({ kind: 'flag', ...(readBy && { readBy }) })
