import type { ImportStatus, LineError } from '@portaria/contract/answers/import-answers'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { registers } from '@portaria/contract/modules/registers'
import { spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { Column } from '@portaria/ui/column'
import { DataTable } from '@portaria/ui/table/DataTable'
import { Pagination } from '@portaria/ui/table/Pagination'
import { useState } from 'react'
import { useRegister } from '../../register-context.tsx'
import { useFieldLabel, useWordsOf } from '../../register-words.ts'
import { BadLinesButton } from './BadLinesButton.tsx'
import { importTexts } from './texts/import-texts.ts'

const PER_PAGE = 10

/** Reasons that are worded differently here than in forms. */
const ownReasons = ['not_found', 'duplicate', 'required', 'invalid_choice', 'stale'] as const

/** Lists the lines that will not be imported, each error with its field and reason. */
export function BadLines({ status }: { status: ImportStatus }) {
  const text = importTexts.useTexts()
  const { count } = useFormats()
  const [page, setPage] = useState(1)
  const { errors, errors_total: total } = status
  const columns = useErrorColumns()
  const last = Math.max(1, Math.ceil(errors.length / PER_PAGE))
  const shown = Math.min(page, last)
  const rows = errors.slice((shown - 1) * PER_PAGE, shown * PER_PAGE)
  const more = total - errors.length
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base font-semibold">
            {text('bad.title')}: {count(status.invalid)}
          </h3>
          <p className="text-sm text-muted">{text('bad.hint')}</p>
        </div>
        <BadLinesButton id={status.id} />
      </div>
      <DataTable
        label={text('bad.title')}
        className="rounded-lg border border-line"
        columns={columns}
        rows={rows}
        rowKey={({ line, field }) => `${line} ${field}`}
        rowLabel={({ line }) => `${text('bad.line')} ${line}`}
      />
      {errors.length > PER_PAGE && (
        <Pagination
          of={text('bad.title')}
          page={shown}
          perPage={PER_PAGE}
          total={errors.length}
          rowsOnPage={rows.length}
          onPageChange={setPage}
        />
      )}
      {more > 0 && <p className="text-sm text-muted">{text('bad.more', { count: more })}</p>}
    </div>
  )
}

/**
 * Returns the label of an error's field. An error that names only the nested row is about the
 * reference that was not found.
 */
function useLabelOfError(): (error: LineError) => string {
  const { register } = useRegister()
  const labelOf = useFieldLabel()
  const wordsOf = useWordsOf()
  return ({ field, code }) => {
    const [top = '', inner] = field.split('.')
    const other = register.nested?.[top]
    if (!other || inner) return labelOf(other ?? register.name, inner ?? field)
    const isReference = code === 'not_found' || code === 'ambiguous'
    const references = spreadsheetColumns(register)
      .filter(({ top, leaf }) => isReference && top === field && leaf !== null)
      .map(({ path }) => path.at(-1) ?? '')
    const [only, ...more] = new Set(references)
    return only && more.length === 0 ? labelOf(other, only) : wordsOf(registers[other]).one
  }
}

function useErrorColumns(): Column<LineError>[] {
  const text = importTexts.useTexts()
  const { count } = useFormats()
  const { language } = useRegister().words
  const labelOfError = useLabelOfError()
  const labelOf = (error: LineError) => {
    const { field } = error
    if (field === 'line') return text('bad.wholeLine')
    if (field === 'id' || field === 'version') return text(`mapping.${field}`)
    return labelOfError(error)
  }
  const reasonOf = (code: string) => {
    const own = ownReasons.find((one) => one === code)
    return own ? text(`bad.${own}`) : fieldText(language, code)
  }
  return [
    {
      key: 'line',
      header: text('bad.line'),
      fixed: true,
      cell: ({ line }) => (
        <>
          {/* On small screens a row is a card, whose first cell has no head. */}
          <span className="@min-[40rem]:sr-only">{text('bad.line')} </span>
          {count(line)}
        </>
      ),
    },
    { key: 'field', header: text('bad.field'), cell: labelOf },
    {
      key: 'reason',
      header: text('bad.reason'),
      cell: ({ code }) => <span className="whitespace-normal">{reasonOf(code)}</span>,
    },
  ]
}
