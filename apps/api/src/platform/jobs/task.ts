import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AppDatabase } from '../database/app-database.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/**
 * Tolerance in seconds between the clocks of two machines: a job that is due within it counts as
 * due.
 */
export const EARLY_S = 2

/** The payload of a job for its task: plain JSON. */
export type JobData = Readonly<Record<string, unknown>>

/** A task of one tenant: it runs as the actor who enqueued it, in that tenant's scope. */
export type TenantTask = {
  scope: 'tenant'
  run(scope: { database: AppDatabase; actor: TenantActor }, data: JobData): Promise<void>
}

/** A task of the platform itself: it sees no tenant's rows. */
export type PlatformTask = {
  scope: 'platform'
  run(scope: PlatformScope, data: JobData): Promise<void>
}

export type PlatformScope = {
  system: SystemDatabase
  /** Starts a task of a tenant as the system; only one job of a task waits at a time. */
  startForTenant(tenantId: string, task: string): Promise<void>
}

/** The tasks of a server by name. */
export type Tasks = Readonly<Record<string, TenantTask | PlatformTask>>

/** A time at which a task runs by itself: five fields of cron, in UTC. */
export type Schedule = {
  task: string
  cron: string
  data?: JobData
}
