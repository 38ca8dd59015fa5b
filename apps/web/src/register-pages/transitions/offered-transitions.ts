import type { Transition } from '@portaria/contract/define-register/states'
import type { RegisterRecord } from '../record.ts'
import type { RegisterParts } from '../register-context.tsx'

/**
 * The transitions that the role may make of at least one of these records. A list may leave the state
 * out: such a record may be in any.
 */
export function offeredTransitions(
  { register, mayAct }: Pick<RegisterParts, 'register' | 'mayAct'>,
  records: readonly RegisterRecord[],
): [string, Transition][] {
  const { states } = register
  if (!states) return []
  const found = records.map((record) => record[states.field])
  return Object.entries(states.transitions).filter(
    ([name, { from }]) =>
      mayAct(name) &&
      found.some((state) => state === undefined || from.some((one) => one === state)),
  )
}

/** Whether it is made in a dialog: it asks for something, or for a confirmation. */
export const opensDialog = ({ asks, tone }: Transition): boolean =>
  asks !== undefined || tone !== undefined
