import { earlyAnswer } from './early-answer.ts'
import { earlyCursor } from './early-cursor.ts'
import { forgottenPlace } from './forgotten-place.ts'

/** Changes of the source that the crash harness must notice, by the name of the sabotage. */
export const sourceChanges = {
  'early-answer': earlyAnswer,
  'early-cursor': earlyCursor,
  'forgotten-place': forgottenPlace,
} as const

export type SourceChange = keyof typeof sourceChanges

/** Whether a text names a change of the source. */
export const isSourceChange = (name: string | undefined): name is SourceChange =>
  name !== undefined && Object.hasOwn(sourceChanges, name)
