import { registerText } from '@portaria/contract/texts/register-texts'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { useRegister } from '../../register-context.tsx'
import { datedFileName, saveFile } from '../save-file.ts'
import { fetchBadLines } from './import-calls.ts'
import { importTexts } from './texts/import-texts.ts'

/** Saves the bad lines of an import as a file to be corrected and imported again. */
export function BadLinesButton({ id }: { id: string }) {
  const text = importTexts.useTexts()
  const { register, words: nouns } = useRegister()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const words = `${registerText(nouns.language, register.name).many} ${text('bad.title')}`
      saveFile(await fetchBadLines(id), datedFileName(words, 'csv'))
    } catch (error) {
      const { detail } = problemTextOf(error)
      showToast({ title: text('bad.downloadFailed'), text: detail, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" icon={Download} loading={busy} onClick={() => void save()}>
      {text('bad.download')}
    </Button>
  )
}
