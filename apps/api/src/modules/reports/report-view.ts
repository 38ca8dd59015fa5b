import { type RightsColumn, rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import type {
  Grouping,
  Measure,
  ReportDefinition,
} from '@portaria/contract/modules/reports/define-report'
import type { Filters } from '@portaria/contract/modules/reports/report-rows'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { ownProvider } from '../units/public/own-units.ts'

/** The part of a report that somebody reads, and the actor for whom its rows are counted. */
export type ReportView = {
  readonly definition: ReportDefinition
  readonly counting: TenantContext
  readonly filters: Filters
}

const asSystem = (context: TenantContext): TenantContext => ({
  ...context,
  actor: { ...context.actor, role: 'system' },
})

/**
 * Managers read all of a report. The platform's staff has no right on the rows: it reads totals of
 * all rows, without names of units or people, and filters only by choices. A resident reads the
 * rows that their row rule allows, a provider the visits of people whom it sent; the gate's view
 * names nobody.
 */
export async function viewOf(
  context: TenantContext,
  { register }: Machinery,
  definition: ReportDefinition,
  filters: Filters,
): Promise<ReportView> {
  const { role } = context.actor
  const column = role === 'system' ? null : rightsColumnOf(role)
  if (column === null || column === 'admin' || column === 'sindico')
    return { definition, counting: context, filters }
  const unnamed = narrowed(definition, register, column)
  if (column === 'funcionario' || column === 'condomino')
    return { definition: unnamed, counting: context, filters }
  requireChoices(register, filters)
  if (column === 'staff') return { definition: unnamed, counting: asSystem(context), filters }
  const provider_id = await providerOf(context)
  return { definition: unnamed, counting: asSystem(context), filters: { ...filters, provider_id } }
}

/** Throws `not_allowed` for a filter that would reveal a unit or a person. */
function requireChoices(register: AnyRegister, filters: Filters): void {
  for (const name of Object.keys(filters))
    if (!register.fields[name]?.options) throw fieldProblem(`filter.${name}`, 'not_allowed')
}

/** Whether a role may neither set a column's filter nor see its counts. */
function isHidden(register: AnyRegister, column: RightsColumn, name: string): boolean {
  const { readBy } = register.marks?.[name] ?? register.list.related?.[name] ?? {}
  const field = register.fields[name]
  return (
    (readBy && !readBy.includes(column)) ||
    (field !== undefined && isHiddenFrom(register, column, field))
  )
}

/** A report without names of units or people, and without the filters that a role may not set. */
function narrowed(
  definition: ReportDefinition,
  register: AnyRegister,
  column: RightsColumn,
): ReportDefinition {
  const isOpen = ({ where = {} }: Measure) =>
    column === 'staff' || !Object.keys(where).some((name) => isHidden(register, column, name))
  const isUnnamed = ({ named, filter }: Grouping) =>
    !named && (column !== 'condomino' || filter === 'kind')
  return {
    ...definition,
    measures: Object.fromEntries(
      Object.entries(definition.measures).filter(([, measure]) => isOpen(measure)),
    ),
    groupings: Object.fromEntries(
      Object.entries(definition.groupings).filter(([, grouping]) => isUnnamed(grouping)),
    ),
  }
}

/** The provider of the actor's login; throws `forbidden` where it has none. */
async function providerOf({ queries, actor }: TenantContext): Promise<string> {
  const { id } = await queries.one(sql<{ id: string | null }>`SELECT ${ownProvider(actor)} AS id`)
  if (id === null) throw problem('forbidden')
  return id
}
