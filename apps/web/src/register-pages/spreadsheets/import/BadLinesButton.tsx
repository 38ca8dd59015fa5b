import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { Button } from '@portaria/ui/actions/Button'
import { Download } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { useRegister } from '../../register-context.tsx'
import { datedFileName, saveFile } from '../save-file.ts'
import { fetchBadLines } from './import-calls.ts'
import { importTexts } from './texts/import-texts.ts'

/** Saves the bad lines of an import as a file to be corrected and imported again. */
export function BadLinesButton({ id }: { id: string }) {
  const text = importTexts.useTexts()
  const { register, words: nouns } = useRegister()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({
      title: text('bad.downloadFailed'),
      text: problemTextOf(error).detail,
    }),
  })
  const save = () =>
    attempt(async () => {
      const words = `${registerText(nouns.language, register.name).many} ${text('bad.title')}`
      saveFile(await fetchBadLines(id), datedFileName(words, 'csv'))
    })
  return (
    <Button size="sm" icon={Download} loading={busy} onClick={() => void save()}>
      {text('bad.download')}
    </Button>
  )
}
