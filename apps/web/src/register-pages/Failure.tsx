import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../platform/problem-text.ts'
import { lookUpRefusal } from './look-up-refusal.ts'
import { pageTexts } from './texts/register-page-texts.ts'

/** Why a form was not saved, besides errors of single fields; null where it was. */
export function useFailureText(failure: unknown) {
  const text = pageTexts.useTexts()
  return failure === null ? null : (lookUpRefusal(failure, text) ?? problemTextOf(failure))
}

/** The same in a form that has no bar. */
export function Failure({ failure }: { failure: unknown }) {
  const text = pageTexts.useTexts()
  const words = useFailureText(failure)
  if (words === null) return null
  const { title, detail } = words
  return (
    <Banner tone="danger" title={`${text('form.otherErrors')}: ${title}`} className="mb-4">
      {detail}
    </Banner>
  )
}
