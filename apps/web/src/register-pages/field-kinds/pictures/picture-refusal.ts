import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { pageTexts } from '../../texts/register-page-texts.ts'

type Text = ReturnType<typeof pageTexts.useTexts>

/** Why a picture was refused and what to do, in words for pictures where they say more. */
export function pictureRefusal(error: unknown, text: Text): string {
  if (error instanceof ApiProblem) {
    const seconds = error.problem?.retry_after
    if (error.code === 'too_large') return text('image.tooLarge')
    if (error.code === 'unsupported_media') return text('image.format')
    // A full queue names a time; without one the server cannot be reached.
    if (error.code === 'unavailable' && seconds !== undefined) return text('image.busy')
    if (error.code === 'throttled') {
      return text('image.tooMany', { count: Math.ceil((seconds ?? 60) / 60) })
    }
  }
  return problemTextOf(error).detail
}
