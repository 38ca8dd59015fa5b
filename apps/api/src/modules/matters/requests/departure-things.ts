import { openRequestStates } from '@portaria/contract/modules/matters/requests/requests'
import { sql } from 'kysely'
import type { EndScope, Found, pointers, ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { change, type RowIn, stepOn } from '../../../register-endpoints/row-steps.ts'

const open: readonly string[] = openRequestStates

const isOpen = (request: Sql): Sql =>
  sql`(${isLiveRow(request)} AND ${request}.state = ANY(${[...open]}::text[]))`

/** Returns whether other requests were merged into a request and wait for it. */
const hasMerged = (request: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM requests m WHERE m.tenant_id = ${request}.tenant_id AND m.merged_into_id = ${request}.id)`

const isForOthers = async (
  { context: { queries, actor } }: EndScope,
  id: string,
): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM requests r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${id} AND ${hasMerged(sql.ref('r'))}`)) !==
  undefined

/** The columns of requests that refer to people who leave: as requester, or as assignee. */
const columns = {
  residents: 'requester_id',
  employees: 'assignee_employee_id',
  'service-providers': 'assignee_provider_id',
} as const satisfies Record<keyof typeof pointers, string>

/**
 * Open requests. Those made by the person end with them, or stay if the fault is still there. Those
 * assigned to the person wait for another assignee.
 */
export const requests: ThingKind = {
  kind: 'request',
  open: { table: 'requests', isOpen },
  ties: { pointer: 'requester_id' },
  async find({ queries, actor }, leaving) {
    const column = sql.ref(`r.${columns[leaving.register]}`)
    const isAsker = leaving.register === 'residents'
    return queries.all(sql<Found>`
      SELECT r.id, ${column} AS person_id, r.subject AS title, r.state AS detail, r.apartment_id,
        CASE WHEN NOT ${isAsker} THEN ARRAY['end'] WHEN ${hasMerged(sql.ref('r'))} THEN ARRAY['keep']
          ELSE ARRAY['end', 'keep'] END AS choices
      FROM requests r
      WHERE r.tenant_id = ${actor.tenantId} AND ${column} = ANY(${[...leaving.ids]}::uuid[])
        AND ${isOpen(sql.ref('r'))}
      ORDER BY r.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const column = columns[scope.register]
    const target = {
      register: 'requests',
      id,
      isStill: (row: RowIn<'requests'>) =>
        open.some((one) => one === row.state) && row[column] === person,
    } as const
    if (scope.register === 'residents' && (await isForOthers(scope, id))) return 'kept'
    if (scope.register === 'residents')
      return (await stepOn(scope, target, 'withdraw')) ? 'request_withdrawn' : 'already_over'
    return (await change(scope, target, { [column]: null })) ? 'assignment_ended' : 'already_over'
  },
}
