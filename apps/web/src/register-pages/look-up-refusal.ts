import type { ProblemText } from '@portaria/contract/texts/problem-text'
import { ApiProblem } from '../platform/api-problem.ts'
import type { pageTexts } from './texts/register-page-texts.ts'

type Text = ReturnType<typeof pageTexts.useTexts>

/**
 * Explains why documents cannot be looked up at present, and what still works; null for another
 * failure.
 */
export function lookUpRefusal(error: unknown, text: Text): ProblemText | null {
  if (!(error instanceof ApiProblem) || error.code !== 'throttled') return null
  const seconds = error.problem?.retry_after
  if (seconds === undefined) return null
  const count = Math.ceil(seconds / 60)
  return { title: text('lookUps.title'), detail: text('lookUps.throttled', { count }) }
}
