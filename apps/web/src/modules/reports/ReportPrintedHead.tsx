import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { PrintedLetterhead } from '../../platform/letterhead/PrintedLetterhead.tsx'
import { useReportSheet } from './use-report-sheet.ts'

/** The head of the printed page: company, period, filters, author and time. */
export function ReportPrintedHead({ report }: { report: Report }) {
  const sheet = useReportSheet()(report, null)
  return (
    <header className="hidden print:block">
      <PrintedLetterhead />
      <p className="text-lg font-semibold">{sheet.title}</p>
      <p className="text-sm">
        {sheet.period} · {sheet.printed}
      </p>
      {sheet.facts.map(({ term, value }) => (
        <p key={term} className="text-sm">
          {term}: {value}
        </p>
      ))}
    </header>
  )
}
