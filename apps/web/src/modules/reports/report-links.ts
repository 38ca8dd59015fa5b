import type { Role } from '@portaria/contract/actors/roles'
import { may, mayUse } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import type { Grouping, Measure } from '@portaria/contract/modules/reports/define-report'
import type { GroupRow } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type Filters, rowsOfFigure } from '@portaria/contract/modules/reports/report-rows'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { readableQuery } from '../../platform/readable-query.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { accessesPath } from '../access/public/accesses/accesses-path.ts'

/**
 * Returns the address of the rows that a figure counts; null if there are none, or for a role that
 * may not read them.
 */
export type LinkOfFigure = (
  measure: string,
  period: Period,
  group?: { readonly by: Grouping; readonly row: GroupRow },
) => string | null

/** The figures of a grouping with its own columns, as measures of its report. */
const ownMeasure = (name: string, { by }: Measure): Measure | undefined =>
  name === 'scanned' ? { by } : undefined

/**
 * Returns the filters of a register's list as the list of accesses has them; null for rows without a
 * value, which it cannot filter.
 */
function ofAccesses(params: Readonly<Record<string, string>>): Record<string, string> | null {
  const own: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const [, name = '', compared] = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(key) ?? []
    if (compared === 'null') return null
    own[compared === 'gte' ? 'from' : compared === 'lte' ? 'to' : name] = value
  }
  return own
}

/** Makes the links from a report's figures to their rows, for a role and the current filters. */
export function linksOf(name: ReportName, role: Role | null, filters: Filters): LinkOfFigure {
  const { register, measures } = reportOf(name)
  const list = register === null ? accessesPath : registerPaths(registers[register]).list
  const mayOpen =
    role !== null &&
    (register === null ? mayUse(role, 'access.events') : may(role, registers[register], 'read'))
  const [first] = Object.values(measures)
  return (measure, period, group) => {
    if (list === null || !mayOpen) return null
    const asked = group?.by.columns && first ? ownMeasure(measure, first) : measures[measure]
    if (!asked) return null
    const { by, row } = group ?? {}
    if (row && row.opens === null && row.id !== null) return null
    const params = rowsOfFigure(
      asked,
      period,
      filters,
      by && row ? { filter: by.filter, equals: row.opens } : undefined,
    )
    if (params === null) return null
    const address = register === null ? ofAccesses(params) : params
    return address && `${list}?${readableQuery(new URLSearchParams(address))}`
  }
}
