import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import type { ImportFailure } from './import-failure.ts'
import type { ImportState } from './use-import.ts'

/** The step that the dialog shows, with its data. */
export type ImportStep =
  | { name: 'choose' }
  | { name: 'run'; run: NonNullable<ImportState['run']>; total: number | null }
  | { name: 'review'; status: ImportStatus }
  | { name: 'result'; status: ImportStatus }
  | { name: 'failure'; failure: ImportFailure }

export function stepOf({ failure, result, run, review }: ImportState): ImportStep {
  if (failure) return { name: 'failure', failure }
  if (result) return { name: 'result', status: result }
  // While a check is repeated, the last result stays.
  if (run && (run.kind === 'write' || !review)) {
    return { name: 'run', run, total: review?.total ?? null }
  }
  return review ? { name: 'review', status: review } : { name: 'choose' }
}
