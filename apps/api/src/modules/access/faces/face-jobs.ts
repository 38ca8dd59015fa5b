import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import { readToday } from '../../companies/public/company-day.ts'
import { isEmployedToday } from '../../people/public/employees.ts'
import { type Inhabitant, readPeople } from '../decisions/person-facts.ts'
import { endConsent } from './face-consents.ts'
import { lateRemovalTasks, TELL_OF_REMOVALS } from './late-removals.ts'

const END = 'end_faces_of_leavers'

/** Ends consents of people who are no longer here, and tells of removals that take long. */
export const faceTasks: Tasks = {
  [END]: {
    scope: 'tenant',
    run: ({ database, actor: { tenantId } }) =>
      database.inTenant(systemActor('faces of people who left', tenantId), endFacesOfLeavers),
  },
  ...lateRemovalTasks,
}

/** 06:45 UTC is 03:45 in Brasília. */
export const faceSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '45 6 * * *', data: { task: END } },
  { task: TELL_OF_REMOVALS, cron: '*/5 * * * *' },
]

type Pointers = {
  readonly resident_id: string | null
  readonly employee_id: string | null
  readonly provider_id: string | null
}

const personOf = ({ resident_id: resident, employee_id: employee, provider_id }: Pointers) =>
  resident !== null
    ? ({ kind: 'resident', id: resident } as const)
    : employee !== null
      ? ({ kind: 'employee', id: employee } as const)
      : ({ kind: 'provider', id: provider_id ?? '' } as const)

/**
 * Ends the consents of people who are no longer present, and deletes their photos (access §42). An
 * employee who is suspended keeps theirs until they are dismissed.
 */
export async function endFacesOfLeavers(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  const rows = await queries.all(sql<Pointers>`
    SELECT c.resident_id, c.employee_id, c.provider_id FROM face_consents c
    LEFT JOIN employees e ON e.tenant_id = c.tenant_id AND e.id = c.employee_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.withdrawn_at IS NULL
      AND (e.id IS NULL OR NOT ${isEmployedToday(sql.ref('e'))})
    ORDER BY c.id`)
  const refs: Inhabitant[] = rows.map(personOf)
  const people = await readPeople(context, refs, await readToday(context))
  for (const person of refs)
    if (!people.get(person.id)?.isPresent) await endConsent(context, person, { how: 'departure' })
}
