import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../platform/problem-text.ts'
import { lookUpRefusal } from './look-up-refusal.ts'
import { pageTexts } from './texts/register-page-texts.ts'

/** The text of a failed save, apart from errors of single fields; null after success. */
export function useFailureText(failure: unknown) {
  const text = pageTexts.useTexts()
  return failure === null ? null : (lookUpRefusal(failure, text) ?? problemTextOf(failure))
}

/** Shows the text of a failed save in a form without a save bar. */
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
