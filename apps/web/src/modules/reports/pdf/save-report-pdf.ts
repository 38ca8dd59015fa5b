import { chartPicture } from '@portaria/ui/chart-picture'
import { paperOf } from '../../../platform/pdf/save-pdf.ts'
import { saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { reportDocument } from './report-document.ts'
import type { ReportSheet } from './report-sheet.ts'

/** Creates the PDF of a report and saves it as a file. */
export async function saveReportPdf(sheet: ReportSheet, name: string): Promise<void> {
  saveFile(await paperOf(reportDocument(sheet, chartPicture(sheet.chart))), name)
}
