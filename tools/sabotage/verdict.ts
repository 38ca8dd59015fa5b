import { stripVTControlCharacters } from 'node:util'
import type { PlacedSabotage } from './gather-sabotages.ts'
import type { Outcome } from './test-lane.ts'

/**
 * Whether tests noticed the removed protection: the first that failed, or why nothing is proved.
 */
export type Verdict = { readonly isNoticed: boolean; readonly reason: string }

/** Judges the outcome of a sabotage's tests. */
export function verdictOf(
  { edit, tells = [] }: Pick<PlacedSabotage, 'edit' | 'tells'>,
  { passed, failures, isEdited }: Outcome,
): Verdict {
  const unnoticed = (reason: string) => ({ isNoticed: false, reason })
  if (edit && !isEdited) return unnoticed('no process loaded the edited file, or its text is gone')
  const tests = failures.filter(({ isTest }) => isTest)
  // If only hooks failed, the edited file may not have loaded at all.
  const [first] = tests.length > 0 || passed === 0 ? tests : failures
  if (first === undefined)
    return unnoticed(passed === 0 ? 'no test began' : `${passed} tests stayed green`)
  // Only lines of a difference count, since both sides contain all other lines.
  const told = failures
    .flatMap(({ message }) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => /^\s*[-+] /.test(line))
    .join('\n')
  const untold = tells.filter((word) => !new RegExp(`\\b${word}\\b`).test(told))
  if (untold.length > 0) return unnoticed(`no failure tells of ${untold.join(', ')}`)
  return { isNoticed: true, reason: `${first.file}: ${first.name}` }
}
