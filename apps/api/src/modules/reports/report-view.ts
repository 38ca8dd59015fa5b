import { type RightsColumn, rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/define-register'
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

/** What of a report somebody reads, and as whom its rows are counted. */
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
 * Who runs a place reads all of a report. The platform's staff has no right on the rows: it reads totals of all
 * of them, by nothing that names a unit or somebody, and filters by choices alone. A resident reads of the rows
 * that their row rule allows, a provider of visits that it sent; the gate names nobody.
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

/** Throws `not_allowed` for a filter that would tell of a unit or a person. */
function requireChoices(register: AnyRegister, filters: Filters): void {
  for (const name of Object.keys(filters))
    if (!register.fields[name]?.options) throw fieldProblem(`filter.${name}`, 'not_allowed')
}

/** Whose filters a role may not set, nor see what they count. */
function isHidden(register: AnyRegister, column: RightsColumn, name: string): boolean {
  const { readBy } = register.marks?.[name] ?? register.list.related?.[name] ?? {}
  const field = register.fields[name]
  return (
    (readBy && !readBy.includes(column)) ||
    (field !== undefined && isHiddenFrom(register, column, field))
  )
}

/** A report without what names units or people, and without what a role may not filter by. */
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

/** The provider whose login the actor's is; throws `forbidden` for a login of none. */
async function providerOf({ queries, actor }: TenantContext): Promise<string> {
  const { id } = await queries.one(sql<{ id: string | null }>`SELECT ${ownProvider(actor)} AS id`)
  if (id === null) throw problem('forbidden')
  return id
}
