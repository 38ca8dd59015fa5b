import { fillTerms } from '@portaria/contract/loaded-texts/register-texts'
import { formOf, type Grouping } from '@portaria/contract/modules/reports/define-report'
import type { Figures, GroupRow, Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { reportWords } from '@portaria/contract/modules/reports/words/every-language'
import type { ReportWords } from '@portaria/contract/modules/reports/words/report-words'
import { baseTerms } from '@portaria/contract/segments/segment-words'
import { formatDate } from '@portaria/contract/value-types/date'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import type { Language } from '@portaria/i18n/languages'
import { zoneWords } from '@portaria/i18n/zone-words'
import type { WrittenCell } from '../../platform/spreadsheets/written-cell.ts'
import { reportChoice, reportFieldLabel } from './report-labels.ts'

type Named = Readonly<Record<string, string>>

/**
 * The person who exports, the time by the company's clock, and that up to which the period before
 * is counted; null for all of it.
 */
export type Exporter = {
  readonly name: string
  readonly at: string
  readonly previousUntil: string | null
}

/** A report as lines of a spreadsheet: its subject, its totals, and a table for each grouping. */
export function reportLines(
  report: Report,
  language: Language,
  exporter: Exporter,
): WrittenCell[][] {
  const words = reportWords[language]
  const text = words.reports[report.name]
  const { measures, groupings } = reportOf(report.name)
  const labels: Named = text.measures
  const names = Object.keys(measures)
  const headOf = (name: string) => {
    const measure = measures[name]
    return `${labels[name] ?? name}${measure && formOf(measure) === 'minutes' ? ` (${words.minutes})` : ''}`
  }
  const figures = (values: Figures, of: readonly string[]) =>
    of.map((name): WrittenCell => values[name] ?? '')
  const table = (
    title: string,
    rows: readonly (readonly WrittenCell[])[],
    of: readonly string[] = names,
  ) => [[], [title, ...of.map(headOf)], ...rows]
  const head = words.head
  const title = (sentence: string) =>
    fillTerms(language, sentence, (term) => baseTerms[language].condominium[term])
  const groups = Object.entries(report.groups).flatMap(([name, { rows }]) => {
    const by = groupings[name]
    if (!by || rows.length === 0) return []
    const own = Object.keys(by.columns ?? {})
    const shown = by.measures ?? names
    const heading = title((text.groupings as Named)[name] ?? name)
    const lines = rows.map((row) => [
      groupTitle(row, by, report.name, language),
      ...figures(row.values, own.length > 0 ? own : shown),
    ])
    if (own.length === 0) return table(heading, lines, shown)
    return [[], [heading, ...own.map((one) => ownHead(one, by, text.columns, words))], ...lines]
  })
  const day = (date: string) => ({ day: date, text: formatDate(date, language) })
  const range = ({ from, to }: { from: string; to: string }) =>
    `${day(from).text} – ${day(to).text}`
  const lines: (readonly WrittenCell[])[] = [
    [text.title, report.company],
    [head.period, day(report.period.from), day(report.period.to)],
    [
      head.previous,
      day(report.previous.from),
      day(report.previous.to),
      ...(exporter.previousUntil === null ? [] : [words.until(exporter.previousUntil)]),
    ],
    [
      head.filters,
      report.filtered
        .map(
          ({ name, words: value }) => `${reportFieldLabel(language, report.name, name)}: ${value}`,
        )
        .join('; ') || head.noFilters,
    ],
    [head.zone, zoneWords(language, report.time_zone)],
    [head.exportedBy, `${exporter.name} · ${exporter.at}`],
    ...table(head.item, [
      [head.total, ...figures(report.totals, names)],
      [head.previous, ...figures(report.before, names)],
    ]),
    ...table(
      head.series,
      report.series.map(({ from, to, values }) => [
        from === to ? day(from) : range({ from, to }),
        ...figures(values, names),
      ]),
    ),
    ...groups,
  ]
  return lines.map((line) =>
    line.map((cell) => (typeof cell === 'string' ? defuseCell(cell) : cell)),
  )
}

function ownHead(name: string, { columns }: Grouping, labels: Named, words: ReportWords): string {
  return `${labels[name] ?? name}${columns?.[name] === 'minutes' ? ` (${words.minutes})` : ''}`
}

function groupTitle(
  { id, title }: GroupRow,
  { filter, isShift }: Grouping,
  report: Report['name'],
  language: Language,
): string {
  const words = reportWords[language]
  if (id === null) return words.none
  if (isShift) return words.shift(id)
  return title ?? reportChoice(language, report, filter, id)
}
