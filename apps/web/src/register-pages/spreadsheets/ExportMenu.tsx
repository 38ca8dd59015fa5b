import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { CompactLabel } from '@portaria/ui/actions/CompactLabel'
import { Menu, MenuHeader, MenuItem } from '@portaria/ui/overlays/Menu'
import { Download, FileDown, FileSpreadsheet, FileText } from 'lucide-react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import type { ListParams } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { type ExportFormat, fetchExport, fetchTable } from './fetch-export.ts'
import { datedFileName, saveFile } from './save-file.ts'
import { spreadsheetTexts } from './texts/spreadsheet-texts.ts'
import { useListSheet } from './use-list-sheet.ts'

export interface ExportMenuProps {
  /** The parameters of the list without the page, or the selected rows. */
  params: ListParams
  size?: 'sm' | 'md'
  /** A description of the file's content; by default, that it follows search and filters. */
  hint?: string | null
  /** Whether more rows are selected than an address can name. */
  tooMany?: boolean
  /** The columns of a PDF: those that the list shows, since paper has no room for all. */
  columns: string
}

/**
 * Exports the rows of a list, of all its pages, or the selected ones; renders nothing for a role
 * that may not export.
 */
export function ExportMenu({
  params,
  size = 'md',
  hint,
  tooMany = false,
  columns,
}: ExportMenuProps) {
  const text = spreadsheetTexts.useTexts()
  const { register, may, words } = useRegister()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: text('exportFailed'), text: problemTextOf(error).detail }),
  })
  const language = useLanguage()
  const sheetOf = useListSheet()
  if (!may('export')) return null
  const savePdf = async () => {
    const lines = await fetchTable(register, { ...params, fields: columns })
    const sheet = await sheetOf(params, lines)
    const { saveListPdf } = await import('./save-list-pdf.ts')
    await saveListPdf(sheet, datedFileName(words.many, 'pdf'))
  }
  const shown = tooMany ? text('exportTooMany') : hint === undefined ? text('exportHint') : hint
  const save = (format: ExportFormat | 'pdf') =>
    attempt(async () => {
      if (format === 'pdf') return savePdf()
      const file = await fetchExport(register, params, format)
      saveFile(file, datedFileName(words.many, format))
    })
  return (
    <Menu
      align="end"
      trigger={
        <Button size={size} icon={Download} loading={busy}>
          <CompactLabel>{text('export')}</CompactLabel>
        </Button>
      }
    >
      {shown && (
        <MenuHeader>
          <span className="text-muted">{shown}</span>
        </MenuHeader>
      )}
      <MenuItem icon={FileText} disabled={busy || tooMany} onSelect={() => void save('csv')}>
        {text('csv')}
      </MenuItem>
      <MenuItem
        icon={FileSpreadsheet}
        disabled={busy || tooMany}
        onSelect={() => void save('xlsx')}
      >
        {text('xlsx')}
      </MenuItem>
      {/* The PDF library does not join Arabic letters. */}
      {language !== 'ar' && (
        <MenuItem icon={FileDown} disabled={busy || tooMany} onSelect={() => void save('pdf')}>
          {text('pdf')}
        </MenuItem>
      )}
    </Menu>
  )
}
