import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { pageTexts } from '../../texts/register-page-texts.ts'

type Text = ReturnType<typeof pageTexts.useTexts>

/**
 * Explains why a picture was refused and what to do, in words about pictures where there are any.
 */
export function pictureRefusal(error: unknown, text: Text): string {
  if (error instanceof ApiProblem) {
    const seconds = error.problem?.retry_after
    if (error.code === 'too_large') return text('image.tooLarge')
    if (error.code === 'unsupported_media') return text('image.format')
    // A full queue sends a time to retry after; without one the server is unreachable.
    if (error.code === 'unavailable' && seconds !== undefined) return text('image.busy')
    if (error.code === 'throttled') {
      return text('image.tooMany', { count: Math.ceil((seconds ?? 60) / 60) })
    }
  }
  return problemTextOf(error).detail
}
