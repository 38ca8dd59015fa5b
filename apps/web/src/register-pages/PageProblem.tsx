import { Button } from '@portaria/ui/actions/Button'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { ApiProblem } from '../platform/api-problem.ts'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { problemTextOf } from '../platform/problem-text.ts'
import { ChooseCompanyState } from '../shell/ChooseCompanyState.tsx'
import { lookUpRefusal } from './look-up-refusal.ts'
import { pageTexts } from './texts/register-page-texts.ts'

/** Shows why a page could not be loaded, with a button to try again. */
export function PageProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = commonTexts.useTexts()
  const words = pageTexts.useTexts()
  if (error instanceof ApiProblem && error.code === 'tenant_required') return <ChooseCompanyState />
  const { title, detail } = lookUpRefusal(error, words) ?? problemTextOf(error)
  return (
    <ErrorState
      title={title}
      text={detail}
      action={<Button onClick={onRetry}>{text('tryAgain')}</Button>}
    />
  )
}
