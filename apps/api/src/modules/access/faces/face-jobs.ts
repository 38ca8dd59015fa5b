import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import { readToday } from '../../companies/public/company-day.ts'
import { isEmployedToday } from '../../people/public/employees.ts'
import {
  type Inhabitant,
  type InhabitantColumns,
  inhabitantOf,
  readPeople,
} from '../decisions/person-facts.ts'
import { endConsent } from './face-consents.ts'
import { lockRow } from './face-people.ts'
import { lateRemovalTasks, TELL_OF_REMOVALS } from './late-removals.ts'

const END = 'end_faces_of_leavers'

/** Ends consents of people who are no longer here, and tells of removals that take long. */
export const faceTasks: Tasks = {
  [END]: {
    scope: 'tenant',
    run: ({ database, actor: { tenantId } }) => endFacesOfLeavers(database, tenantId),
  },
  ...lateRemovalTasks,
}

/** 06:45 UTC is 03:45 in Brasília. */
export const faceSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '45 6 * * *', data: { task: END } },
  { task: TELL_OF_REMOVALS, cron: '*/5 * * * *' },
]

/**
 * Ends the consents of people who are no longer present, and deletes their photos (access §42). An
 * employee who is suspended keeps theirs until they are dismissed.
 */
export async function endFacesOfLeavers(database: AppDatabase, tenantId: string): Promise<void> {
  const system = systemActor('faces of people who left', tenantId)
  const leavers = await database.readInTenant(system, async (context) =>
    absentOf(context, await findConsenting(context)),
  )
  // One transaction for each, so that no change of a person waits for another person's.
  for (const person of leavers)
    await database.inTenant(system, async (context) => {
      await lockRow(context, person)
      for (const absent of await absentOf(context, [person]))
        await endConsent(context, absent, { how: 'departure' })
    })
}

/** Finds the people with a live consent; leaves out employees who are still employed. */
async function findConsenting({ queries, actor }: TenantContext): Promise<Inhabitant[]> {
  const rows = await queries.all(sql<InhabitantColumns>`
    SELECT c.resident_id, c.employee_id, c.provider_id FROM face_consents c
    LEFT JOIN employees e ON e.tenant_id = c.tenant_id AND e.id = c.employee_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.withdrawn_at IS NULL
      AND (e.id IS NULL OR NOT ${isEmployedToday(sql.ref('e'))})
    ORDER BY c.id`)
  return rows.flatMap((row) => inhabitantOf(row) ?? [])
}

async function absentOf(
  context: TenantContext,
  people: readonly Inhabitant[],
): Promise<Inhabitant[]> {
  const facts = await readPeople(context, people, await readToday(context))
  return people.filter(({ id }) => !facts.get(id)?.isPresent)
}
