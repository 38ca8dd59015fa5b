import type { DeliveryCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { usePaper } from '../../../platform/letterhead/use-paper.ts'
import { isWritable } from '../../../platform/pdf/pdf-letters.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { datedFileName, saveFile } from '../../../register-pages/spreadsheets/save-file.ts'
import { allRecipients, fetchProof } from './announcement-calls.ts'
import { ProofPaper } from './ProofPaper.tsx'
import { announcementTexts } from './texts/announcement-texts.ts'
import { useProofSheet } from './use-proof-sheet.ts'

/** Most recipients for which the browser makes a PDF; more only fit a spreadsheet. */
const PAPER_PEOPLE = 5_000

/** Saves the proof as a PDF, to print or keep, or as a spreadsheet. */
export function ProofActions({ record, counts }: RecordSlotProps & { counts: DeliveryCounts }) {
  const text = announcementTexts.useTexts()
  const language = useLanguage()
  const sheetOf = useProofSheet()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: text('proof.failed'), text: problemTextOf(error).detail }),
  })
  const [paper, print] = usePaper()
  const name = text('proof.file', { title: String(record['title']) })
  const spreadsheet = (format: 'csv' | 'xlsx') =>
    attempt(async () => saveFile(await fetchProof(record.id, format), datedFileName(name, format)))
  const makePaper = () =>
    attempt(async () => {
      const sheet = sheetOf(record, counts, await allRecipients(record.id))
      if (!isWritable(language, sheet)) return print(<ProofPaper sheet={sheet} />)
      const [{ paperOf }, { proofDocument }] = await Promise.all([
        import('../../../platform/pdf/save-pdf.ts'),
        import('./proof-document.ts'),
      ])
      saveFile(await paperOf(proofDocument(sheet)), datedFileName(name, 'pdf'))
    })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={Download} loading={busy}>
            {text('proof.export')}
          </Button>
        }
      >
        <MenuItem icon={FileText} onSelect={() => void spreadsheet('csv')}>
          {text('proof.csv')}
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onSelect={() => void spreadsheet('xlsx')}>
          {text('proof.xlsx')}
        </MenuItem>
      </Menu>
      {counts.people <= PAPER_PEOPLE && (
        <Button variant="primary" icon={Printer} disabled={busy} onClick={() => void makePaper()}>
          {text(language === 'ar' ? 'proof.print' : 'proof.pdf')}
        </Button>
      )}
      {paper}
    </>
  )
}
