import {
  formOf,
  type Grouping,
  type MeasureForm,
} from '@portaria/contract/modules/reports/define-report'
import type { GroupRow, Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import type { Column, SortState } from '@portaria/ui/column'
import { Card } from '@portaria/ui/display/Card'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { DataTable } from '@portaria/ui/table/DataTable'
import { useState } from 'react'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import { figureWords } from './figure-words.ts'
import type { LinkOfFigure } from './report-links.ts'
import { useReportLabels, useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

/**
 * Returns the columns of a grouping, with heads and formats: its own ones, or the report's
 * measures.
 */
export function useGroupColumns(): (name: Report['name'], by: Grouping) => GroupColumn[] {
  const { reports: words } = useReportWords()
  return (name, { columns, measures: asked }) => {
    const labels: Readonly<Record<string, string>> = words[name].measures
    const own: Readonly<Record<string, string>> = words[name].columns
    return columns
      ? Object.entries(columns).map(([key, form]) => ({ key, label: own[key] ?? key, form }))
      : Object.entries(reportOf(name).measures)
          .filter(([key]) => asked?.includes(key) ?? true)
          .map(([key, measure]) => ({ key, label: labels[key] ?? key, form: formOf(measure) }))
  }
}

/** Returns the name of a group in words. */
export function useGroupTitle(): (name: Report['name'], row: GroupRow, by: Grouping) => string {
  const words = useReportWords()
  const { choiceOf } = useReportLabels()
  return (name, { id, title }, { filter, isShift }) => {
    if (id === null) return words.none
    if (isShift) return words.shift(id)
    return title ?? choiceOf(name, filter, id)
  }
}

/** Groups of a table shown before "show more". */
const FIRST = 10

export interface ReportGroupsProps {
  report: Report
  linkOf: LinkOfFigure
}

/** A table for each grouping that has rows; each figure links to the rows it counts. */
export function ReportGroups({ report, linkOf }: ReportGroupsProps) {
  const { groupings } = reportOf(report.name)
  return Object.entries(report.groups).map(([name, group]) => {
    const by = groupings[name]
    return (
      by &&
      // A grouping without any named group is not worth showing.
      group.rows.some(({ id }) => id !== null) && (
        <GroupTable key={name} {...{ report, name, by, group, linkOf }} />
      )
    )
  })
}

interface GroupTableProps extends ReportGroupsProps {
  name: string
  by: Grouping
  group: Report['groups'][string]
}

function GroupTable({ report, name, by, group, linkOf }: GroupTableProps) {
  const t = reportTexts.useTexts()
  const { count } = useFormats()
  const fill = useFilledTerms()
  const groupTitle = useGroupTitle()
  const titleOf = (row: GroupRow) => groupTitle(report.name, row, by)
  const columnsOf = useGroupColumns()
  const titles: Readonly<Record<string, string>> = useReportWords().reports[report.name].groupings
  const [sort, setSort] = useState<SortState | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const sorted = sortRows(group.rows, sort, titleOf)
  const hidden = isOpen ? 0 : Math.max(0, sorted.length - FIRST)
  const label = fill(titles[name] ?? name)
  const figureOf: FigureOf = ({ key, label: header, form }, row) => {
    const value = row.values[key] ?? null
    return {
      header,
      words: figureWords(t, count, form, value),
      href: value ? linkOf(key, report.period, { by, row }) : null,
      name: t('open', { figure: header, name: titleOf(row) }),
    }
  }
  const columns: Column<GroupRow>[] = [
    {
      key: 'title',
      header: t('group'),
      cell: titleOf,
      sortable: true,
      fixed: true,
      width: '12rem',
    },
    ...columnsOf(report.name, by).map((column) => figureColumn(column, figureOf)),
  ]
  return (
    <Card title={label} flush>
      <DataTable
        className="px-2 pb-2"
        label={label}
        columns={columns}
        rows={isOpen ? sorted : sorted.slice(0, FIRST)}
        rowKey={(row) => row.id ?? ''}
        rowLabel={titleOf}
        sort={sort}
        onSortChange={setSort}
      />
      {(hidden > 0 || group.more > 0) && (
        <p className="flex flex-wrap items-center gap-3 px-3 py-2 text-sm text-muted">
          {hidden > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
              {t('showMore', { count: hidden })}
            </Button>
          )}
          {hidden === 0 && <span className="px-2">{t('moreGroups', { count: group.more })}</span>}
        </p>
      )}
    </Card>
  )
}

interface GroupColumn {
  key: string
  label: string
  form: MeasureForm
}

type FigureOf = (column: GroupColumn, row: GroupRow) => FigureProps

const figureColumn = (column: GroupColumn, figureOf: FigureOf): Column<GroupRow> => ({
  key: column.key,
  header: column.label,
  align: 'end',
  sortable: true,
  cell: (row) => <Figure {...figureOf(column, row)} />,
})

interface FigureProps {
  header: string
  words: string
  /** The address of the rows; null if there is none. */
  href: string | null
  /** The accessible name of the link. */
  name: string
}

function Figure({ header, words, href, name }: FigureProps) {
  const { link: Link } = useUi()
  return (
    <>
      {/* Cards have no column heads. */}
      <span className="hidden text-muted @max-[40rem]:inline">{header} </span>
      {href ? (
        <Link
          href={href}
          aria-label={`${name}: ${words}`}
          className="tabular text-accent-ink hover:underline"
        >
          {words}
        </Link>
      ) : (
        <span className="tabular">{words}</span>
      )}
    </>
  )
}

/** Sorts rows: in the server's order, largest first, or by a column. */
export function sortRows(
  rows: readonly GroupRow[],
  sort: SortState | null,
  titleOf: (row: GroupRow) => string,
): readonly GroupRow[] {
  if (sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) =>
    sort.key === 'title'
      ? sign * titleOf(one).localeCompare(titleOf(other), undefined, { numeric: true })
      : sign * ((one.values[sort.key] ?? -1) - (other.values[sort.key] ?? -1)),
  )
}
