import { Banner } from '@portaria/ui/feedback/Banner'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { ImportFailure } from './import-failure.ts'
import { importTexts } from './texts/import-texts.ts'

/** Explains why an import failed, and what to do next. */
export function ImportFailed({ failure }: { failure: ImportFailure }) {
  const text = importTexts.useTexts()
  const { during, code } = failure
  const words =
    code === null
      ? problemTextOf(failure.error)
      : { title: text(`failure.${code}.title`), detail: text(`failure.${code}.text`) }
  const isSafe = during === 'write' && code !== 'lost'
  return (
    <Banner tone="danger" title={words.title}>
      {isSafe && `${text('failure.nothingWritten')} `}
      {words.detail}
    </Banner>
  )
}
