import {
  columnHead,
  identityColumns,
  spreadsheetColumns,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import type { Column } from '@portaria/ui/column'
import { Badge } from '@portaria/ui/display/Badge'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { DataTable } from '@portaria/ui/table/DataTable'
import { useRegister } from '../../register-context.tsx'
import { columnLetter } from './column-letter.ts'
import type { Mapping } from './import-calls.ts'
import { importTexts } from './texts/import-texts.ts'

export interface HeadMappingProps {
  heads: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

type Row = { index: number; head: string; key: string | null }

/** Assigns a column of the register to each head of the file; a column can be used only once. */
export function HeadMapping({ heads, mapping, onChange }: HeadMappingProps) {
  const text = importTexts.useTexts()
  const rows = heads.map((head, index): Row => {
    const named = head.trim() || text('mapping.noHead', { letter: columnLetter(index) })
    return { index, head: named, key: mapping[index] ?? null }
  })
  const ignored = rows.filter(({ key }) => key === null).length
  const assign = (index: number, key: string | null) =>
    onChange(
      heads.map((_, at) => {
        if (at === index) return key
        const held = mapping[at] ?? null
        return held === key ? null : held
      }),
    )
  const columns = useMappingColumns(assign)
  return (
    <Collapsible
      defaultOpen={ignored > 0}
      title={
        <>
          {text('mapping.title')}
          {ignored > 0 && (
            <Badge tone="warning">{text('mapping.ignored', { count: ignored })}</Badge>
          )}
        </>
      }
    >
      <p className="mb-3 text-sm text-muted">{text('mapping.hint')}</p>
      <DataTable
        label={text('mapping.title')}
        className="rounded-lg border border-line"
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        rowLabel={({ head }) => head}
      />
    </Collapsible>
  )
}

function useMappingColumns(assign: (index: number, key: string | null) => void): Column<Row>[] {
  const text = importTexts.useTexts()
  const options = useColumnOptions()
  const { register } = useRegister()
  const isExported = (key: string) =>
    spreadsheetColumns(register).some((one) => one.key === key && one.use === 'export')
  return [
    { key: 'head', header: text('mapping.head'), cell: ({ head }) => head, fixed: true },
    {
      key: 'column',
      header: text('mapping.column'),
      width: '18rem',
      cell: ({ index, head, key }) => (
        <SelectField
          size="sm"
          label={`${text('mapping.column')}: ${head}`}
          labelHidden
          options={options}
          value={key}
          emptyLabel={text('mapping.ignore')}
          placeholder={text('mapping.ignore')}
          onChange={(next) => next !== key && assign(index, next)}
        />
      ),
    },
    {
      key: 'state',
      header: text('mapping.state'),
      cardHidden: true,
      cell: ({ key }) => {
        if (key === null)
          return (
            <Badge tone="warning" dot>
              {text('mapping.unmapped')}
            </Badge>
          )
        return isExported(key) && <Badge>{text('mapping.exportOnly')}</Badge>
      },
    },
  ]
}

function useColumnOptions() {
  const text = importTexts.useTexts()
  const { register, words } = useRegister()
  const columns = spreadsheetColumns(register).map((column) => ({
    value: column.key,
    label: columnHead(words.language, column),
  }))
  const identity = identityColumns.map((key) => ({ value: key, label: text(`mapping.${key}`) }))
  return [...columns, ...identity]
}
