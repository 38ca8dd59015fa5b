import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import type { ChangeState } from '@portaria/contract/modules/servers/secret-change'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'
import { startForEveryTenant } from '../jobs/job-runner.ts'
import type { JobData, PlatformScope, Schedule, Tasks } from '../jobs/task.ts'
import { type SealingRoles, sealCompany } from './seal-company.ts'
import type { SealedValues } from './sealed-values.ts'
import { finishChange, readSecretChange } from './secret-change.ts'
import { dropEarlierKeys } from './secret-keys.ts'
import { marksOf, type ServerSecret } from './server-secret.ts'

const CHANGE = 'change_secret'
const SEAL = 'seal_anew'

type Options = Pick<SealingRoles, 'auth'> & {
  readonly values: readonly SealedValues[]
  readonly secret: ServerSecret
}

/** The tasks that seal everything anew while the secret is changed (decision 0126). */
export const secretTasks = ({ auth, values, secret }: Options): Tasks => ({
  [CHANGE]: { scope: 'platform', run: (scope, data) => changeSecret(scope, secret, data) },
  [SEAL]: {
    scope: 'tenant',
    async run({ database, actor }) {
      const ids = actor.tenantId === NIL_TENANT ? await removedCompanies(database, actor) : []
      for (const tenantId of [actor.tenantId, ...ids]) {
        const own = { ...systemActor(`job ${SEAL}`, tenantId), tenantId }
        await sealCompany({ database, auth, actor: own, values, secret })
      }
    },
  },
})

/**
 * Goes on with a change, where there is one: has every company sealed anew, and at last the kept keys.
 * Nothing is begun while servers seal with different secrets, since they would undo each other's work; jobs
 * that wait then still count. Without another secret it removes the keys that nothing needs any more, and once a
 * night counts again what no secret opens.
 */
export async function changeSecret(
  { system, startForTenant }: PlatformScope,
  secret: ServerSecret,
  { isFirst }: JobData,
): Promise<void> {
  const [, other] = marksOf(secret)
  if (other === undefined) return lookAfter(system, secret, isFirst === true)
  const { state } = await finishChange(system, secret)
  if (state === 'sealing' || (isOver.includes(state) && isFirst === true)) {
    return startForEveryTenant(system, SEAL)
  }
  // The job of the platform counts the invitations.
  if (state === 'waiting') await startForTenant(NIL_TENANT, SEAL)
}

/** Does what is left long after a change. */
async function lookAfter(
  system: PlatformScope['system'],
  secret: ServerSecret,
  isFirst: boolean,
): Promise<void> {
  await system.query((queries) => dropEarlierKeys(queries, secret))
  if (!isFirst) return
  const { remaining } = await system.query((queries) => readSecretChange(queries, secret))
  if (remaining > 0) await startForEveryTenant(system, SEAL)
}

/**
 * States in which the values of all companies are sealed anew. What a server that was late has sealed
 * meanwhile is found by looking once a night.
 */
const isOver: readonly ChangeState[] = ['waiting', 'done']

/** Returns the companies for which no job runs, and whose values are kept nevertheless. */
const removedCompanies = async (database: AppDatabase, actor: TenantActor): Promise<string[]> =>
  (
    await database.onPlatform(actor, (queries) =>
      queries.all(sql<{ id: string }>`SELECT id FROM tenants WHERE deleted_at IS NOT NULL`),
    )
  ).map(({ id }) => id)

/** Each hour of the night in Brazil: 04:45 UTC is 01:45 in Brasília. */
export const secretSchedules: readonly Schedule[] = [
  { task: CHANGE, cron: '45 4 * * *', data: { isFirst: true } },
  { task: CHANGE, cron: '45 5-8 * * *' },
]
