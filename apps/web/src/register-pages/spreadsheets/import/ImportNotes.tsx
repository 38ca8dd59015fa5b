import type { ImportNote } from '@portaria/contract/answers/import-answers'
import { columnHead, spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useRegister } from '../../register-context.tsx'
import { importTexts } from './texts/import-texts.ts'

/**
 * Lists the values that were interpreted differently from the file, to be checked before anything
 * is written.
 */
export function ImportNotes({ notes }: { notes: readonly ImportNote[] }) {
  const text = importTexts.useTexts()
  const { register, words } = useRegister()
  const headOf = (key: string | null) => {
    const column = spreadsheetColumns(register).find((one) => one.key === key)
    return column ? columnHead(words.language, column) : ''
  }
  return (
    <Banner title={text('notes.title')}>
      <ul className="list-disc ps-5">
        {notes.map(({ code, field, line, count }) => (
          <li key={`${code} ${field}`}>
            {text(`notes.${code}`, { column: headOf(field), line, count })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
