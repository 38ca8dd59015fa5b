import type { ComponentType } from 'react'
import { BackupRuns } from './sections/BackupRuns.tsx'
import { CompanyLoads } from './sections/CompanyLoads.tsx'
import { FailedTasks, RefusedLetters } from './sections/FailedJobs.tsx'
import { JobLanes } from './sections/JobLanes.tsx'
import { SecretState } from './sections/SecretState.tsx'
import { ServerLines } from './sections/ServerLines.tsx'

/** How the installation is, and what asks for somebody; one after the other on a phone. */
export const columns = ['state', 'tasks'] as const

type Section = {
  readonly name: string
  readonly column: (typeof columns)[number]
  /** It reads its own data. */
  readonly Part: ComponentType
}

/** The sections of the page, in the order of each column. */
export const sections: readonly Section[] = [
  { name: 'servers', column: 'state', Part: ServerLines },
  { name: 'backups', column: 'state', Part: BackupRuns },
  { name: 'secret', column: 'state', Part: SecretState },
  { name: 'lanes', column: 'state', Part: JobLanes },
  { name: 'companies', column: 'state', Part: CompanyLoads },
  { name: 'jobs', column: 'tasks', Part: FailedTasks },
  { name: 'letters', column: 'tasks', Part: RefusedLetters },
]
