import type { TenantActor } from '@portaria/contract/actor'
import type { AppDatabase } from '../database/app-database.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/** What a job brings for its task: plain JSON. */
export type JobData = Readonly<Record<string, unknown>>

/** A task of one tenant: it runs as who asked for it, in that tenant's scope and no other. */
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
  /** Starts a task of a tenant, in the name of the system; once where one still waits. */
  startForTenant(tenantId: string, task: string): Promise<void>
}

/** The tasks of a server by the names that their jobs carry. */
export type Tasks = Readonly<Record<string, TenantTask | PlatformTask>>

/** When a task runs by itself: five fields of cron, in UTC. */
export type Schedule = {
  task: string
  cron: string
  data?: JobData
}
