import { problems } from '@portaria/contract/answers/errors'
import { ApiProblem } from '../../../platform/api-problem.ts'

/** The codes of failed imports that have their own texts. */
const failureCodes = [
  'not_a_spreadsheet',
  'pdf',
  'too_large',
  'too_many_lines',
  'too_many_columns',
  'too_complex',
  'unreadable',
  'interrupted',
  'unavailable',
  'stale',
  'internal',
  'lost',
  'file_changed',
  'empty',
] as const

export type FailureCode = (typeof failureCodes)[number]

export type RunKind = 'check' | 'write'

/** Why a run failed: a code that has texts of its own, or a call that failed for any reason. */
export type ImportFailure = { during: RunKind } & (
  | { code: FailureCode }
  | { code: null; error: ApiProblem }
)

function failureCode(code: string, file: File): FailureCode | undefined {
  if (code === 'not_a_spreadsheet' && file.type === 'application/pdf') return 'pdf'
  return failureCodes.find((one) => one === code)
}

function isProblemCode(code: string): code is keyof typeof problems {
  return Object.hasOwn(problems, code)
}

/** Converts the `problem` of a failed import. */
export function failureOfProblem(
  during: RunKind,
  problem: string | null,
  file: File,
): ImportFailure {
  const own = failureCode(problem ?? 'internal', file)
  if (own) return { during, code: own }
  if (problem === null || !isProblemCode(problem)) return { during, code: 'internal' }
  return { during, code: null, error: new ApiProblem(problems[problem], problem) }
}

/**
 * Converts the failure of a call. A busy server names a time to retry, an unreachable one does not.
 * A file that has changed since it was chosen looks like a lost connection.
 */
export async function failureOfError(
  during: RunKind,
  error: unknown,
  file: File,
): Promise<ImportFailure> {
  if (!(error instanceof ApiProblem)) return { during, code: 'internal' }
  if (error.code === 'offline' && !(await isReadable(file))) return { during, code: 'file_changed' }
  const isElsewhere = error.code === 'unavailable' && error.problem?.retry_after === undefined
  const own = isElsewhere ? undefined : failureCode(error.code, file)
  return own ? { during, code: own } : { during, code: null, error }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
