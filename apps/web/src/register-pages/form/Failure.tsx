import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../../platform/problem-text.ts'
import { lookUpRefusal } from '../look-up-refusal.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

/** Why a form was not saved, besides errors of single fields. */
export function Failure({ failure }: { failure: unknown }) {
  const text = pageTexts.useTexts()
  if (failure === null) return null
  const { title, detail } = lookUpRefusal(failure, text) ?? problemTextOf(failure)
  return (
    <Banner tone="danger" title={`${text('form.otherErrors')}: ${title}`} className="mb-4">
      {detail}
    </Banner>
  )
}
