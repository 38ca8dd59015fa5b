import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'
import { type SealingRoles, sealCompany } from './seal-company.ts'
import type { SealedValues } from './sealed-values.ts'
import type { ServerSecret } from './server-secret.ts'

/** The tools of a command that goes through the sealed values of all companies. */
export type SealTools = SealingRoles & {
  readonly values: readonly SealedValues[]
  readonly secret: ServerSecret
}

/** Returns all companies, the removed ones too. */
export async function everyCompany(database: AppDatabase): Promise<TenantActor[]> {
  const rows = await database.onPlatform(systemActor('change of the secret'), (queries) =>
    queries.all(sql<{ id: string }>`SELECT id FROM tenants ORDER BY id`),
  )
  return rows.map(({ id }) => actorIn(id))
}

const actorIn = (tenantId: string): TenantActor => ({
  ...systemActor('change of the secret', tenantId),
  tenantId,
})

/** Seals the values of the platform and of all companies, and reports how many no secret opens. */
export async function sealCompanies(
  tools: SealTools,
  report: (line: string) => void,
): Promise<void> {
  let unreadable = 0
  for (const actor of [actorIn(NIL_TENANT), ...(await everyCompany(tools.database))]) {
    const count = await sealCompany({ ...tools, actor })
    unreadable += count.unreadable
  }
  if (unreadable > 0) report(`${unreadable} values open with neither secret, and stay as they are.`)
}
