import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../../../platform/problem-text.ts'

/** Why a form was refused, beyond single fields; nothing where `failure` is null. */
export function FormFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null
  const { title, detail } = problemTextOf(failure)
  return (
    <Banner tone="danger" title={title}>
      {detail}
    </Banner>
  )
}
