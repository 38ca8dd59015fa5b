import { showToast } from '@portaria/ui/toast'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { datedFileName, saveFile } from '../../register-pages/spreadsheets/save-file.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'

/**
 * Returns whether a file with a person's data is being made, and a function that saves one.
 * `notFound` explains what it means that there is nobody.
 */
export function useDataFile(notFound?: string) {
  const t = erasuresTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => {
      const isNobody = error instanceof ApiProblem && error.code === 'not_found'
      const { detail } = problemTextOf(error)
      return { title: t('exports.failed'), text: (isNobody ? notFound : undefined) ?? detail }
    },
  })
  const save = (read: () => Promise<Blob>, name: string) =>
    attempt(async () => {
      saveFile(await read(), datedFileName(name, 'xlsx'))
      showToast({ tone: 'success', title: t('exports.done') })
    })
  return [busy, save] as const
}
