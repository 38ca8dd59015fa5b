import { Button } from '@portaria/ui/actions/Button'
import { FileDown } from 'lucide-react'
import { exportOwn } from './erasure-calls.ts'
import { erasuresTexts } from './texts/erasures-texts.ts'
import { useDataFile } from './use-data-file.ts'

/** Saves a spreadsheet with what the company keeps about the signed-in person. */
export function OwnData() {
  const t = erasuresTexts.useTexts()
  const [busy, save] = useDataFile(t('exports.own.nobody'))
  return (
    <Button
      icon={FileDown}
      loading={busy}
      onClick={() => void save(exportOwn, t('exports.own.file'))}
    >
      {t('exports.own.download')}
    </Button>
  )
}
