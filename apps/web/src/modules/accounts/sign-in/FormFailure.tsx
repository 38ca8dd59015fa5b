import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../../../platform/problem-text.ts'

/**
 * Explains why a form was refused, apart from errors of single fields; renders nothing for null.
 */
export function FormFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null
  const { title, detail } = problemTextOf(failure)
  return (
    <Banner tone="danger" title={title}>
      {detail}
    </Banner>
  )
}
