import type { ToastOptions } from '@portaria/ui/toast'
import { problemToast } from '../../../../platform/actions/use-attempt.ts'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'

/** The toast of an act that was refused: the sentences of its fields, or else of the problem. */
export function faceProblem(error: unknown): ToastOptions {
  const sentences = Object.values(fieldTextsOf(error))
  const [title, ...more] = sentences
  return title === undefined ? problemToast(error) : { title, text: more.join(' ') }
}
