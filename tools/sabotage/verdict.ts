import { stripVTControlCharacters } from 'node:util'
import type { PlacedSabotage } from './gather-sabotages.ts'
import type { Outcome } from './test-lane.ts'

/** Whether tests noticed what was taken away: the first that failed, or why nothing is proved. */
export type Verdict = { readonly isNoticed: boolean; readonly reason: string }

/** Judges how the tests of a sabotage ended. */
export function verdictOf(
  { edit, tells = [] }: Pick<PlacedSabotage, 'edit' | 'tells'>,
  { passed, failures, isEdited }: Outcome,
): Verdict {
  const unnoticed = (reason: string) => ({ isNoticed: false, reason })
  if (edit && !isEdited) return unnoticed('no process loaded the edited file, or its text is gone')
  const tests = failures.filter(({ isTest }) => isTest)
  // What only stands around the tests may fail because the edited file does not load at all.
  const [first] = tests.length > 0 || passed === 0 ? tests : failures
  if (first === undefined)
    return unnoticed(passed === 0 ? 'no test began' : `${passed} tests stayed green`)
  // The lines of a difference that begin otherwise are what both sides have.
  const told = failures
    .flatMap(({ message }) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => /^\s*[-+] /.test(line))
    .join('\n')
  const untold = tells.filter((word) => !new RegExp(`\\b${word}\\b`).test(told))
  if (untold.length > 0) return unnoticed(`no failure tells of ${untold.join(', ')}`)
  return { isNoticed: true, reason: `${first.file}: ${first.name}` }
}
