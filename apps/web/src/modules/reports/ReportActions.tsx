import { mayUse } from '@portaria/contract/define-register/permissions'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Menu, MenuHeader, MenuItem } from '@portaria/ui/overlays/Menu'
import { Download, FileChartColumn, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { isWritable } from '../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { datedFileName, saveFile } from '../../register-pages/spreadsheets/save-file.ts'
import { type AskedReport, fetchReportFile, readForPaper } from './report-calls.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'
import { useReportSheet } from './use-report-sheet.ts'

export interface ReportActionsProps {
  name: ReportName
  asked: AskedReport
  /** The measure that the chart draws; null for the first. */
  charted: string | null
  /** Whether the report is loaded. */
  isReady: boolean
}

/**
 * Prints the page, or saves all of its figures; people who may only see the report cannot save it.
 */
export function ReportActions({ name, asked, charted, isReady }: ReportActionsProps) {
  const t = reportTexts.useTexts()
  const { title } = useReportWords().reports[name]
  const language = useLanguage()
  const role = useRole()
  const sheetOf = useReportSheet()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: t('failed'), text: problemTextOf(error).detail }),
  })
  const mayExport = role !== null && mayUse(role, 'reports.export')
  const savePdf = async () => {
    const sheet = sheetOf(await readForPaper(name, asked), charted)
    if (!isWritable(language, sheet)) return window.print()
    const { saveReportPdf } = await import('./pdf/save-report-pdf.ts')
    await saveReportPdf(sheet, datedFileName(title, 'pdf'))
  }
  const save = async (format: 'csv' | 'xlsx') =>
    saveFile(await fetchReportFile(name, asked, format), datedFileName(title, format))
  return (
    <>
      <Button icon={Printer} disabled={!isReady} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {mayExport && (
        <Menu
          align="end"
          trigger={
            <Button variant="primary" icon={Download} loading={busy} disabled={!isReady}>
              {t('export')}
            </Button>
          }
        >
          <MenuHeader>
            <span className="text-muted">{t('exportHint')}</span>
          </MenuHeader>
          {language !== 'ar' && (
            <MenuItem icon={FileChartColumn} disabled={busy} onSelect={() => void attempt(savePdf)}>
              {t('pdf')}
            </MenuItem>
          )}
          <MenuItem
            icon={FileSpreadsheet}
            disabled={busy}
            onSelect={() => void attempt(() => save('xlsx'))}
          >
            {t('xlsx')}
          </MenuItem>
          <MenuItem
            icon={FileText}
            disabled={busy}
            onSelect={() => void attempt(() => save('csv'))}
          >
            {t('csv')}
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
