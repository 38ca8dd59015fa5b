import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { FileText } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { usePaper } from '../../platform/letterhead/use-paper.ts'
import { isWritable } from '../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { datedFileName } from '../../register-pages/spreadsheets/save-file.ts'
import { panicTexts } from './texts/panic-texts.ts'
import type { TellFailure } from './use-alert-failure.ts'
import { useIncidentSheet } from './use-incident-sheet.ts'

export interface IncidentReportProps {
  alert: PanicDetail
  tell: TellFailure
}

/**
 * Saves the report of an alert as a PDF, with its timeline; if the font lacks its letters, it is
 * printed.
 */
export function IncidentReport({ alert, tell }: IncidentReportProps) {
  const t = panicTexts.useTexts()
  const language = useLanguage()
  const sheetOf = useIncidentSheet()
  const [paper, print] = usePaper()
  const [busy, attempt] = useAttempt({
    failed: (error) => {
      tell({ title: t('incident.failedPdf'), text: problemTextOf(error).detail })
      return null
    },
  })
  const save = () => {
    tell(null)
    return attempt(async () => {
      const sheet = sheetOf(alert)
      if (!isWritable(language, sheet)) {
        const { IncidentPaper } = await import('./IncidentPaper.tsx')
        return print(<IncidentPaper sheet={sheet} />)
      }
      const { saveIncidentPdf } = await import('./incident-document.ts')
      const pageOf = (page: number, pages: number) => t('incident.page', { page, pages })
      await saveIncidentPdf({ ...sheet, pageOf }, datedFileName(sheet.title, 'pdf'))
    })
  }
  return (
    <>
      <Button icon={FileText} loading={busy} onClick={() => void save()}>
        {t('incident.report')}
      </Button>
      {paper}
    </>
  )
}
