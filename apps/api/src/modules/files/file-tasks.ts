import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Schedule, Tasks } from '../../platform/jobs/task.ts'
import type { FilesService } from './files.service.ts'
import { sweepStoredFiles } from './stored-file-sweep.ts'

/**
 * Removes pictures that no row has claimed, tenant by tenant (files §1), and bytes without a row
 * (files §2).
 */
export const fileTasks = (files: FilesService, database: AppDatabase, store: FileStore): Tasks => ({
  purge_files: {
    scope: 'tenant',
    async run({ actor }) {
      await files.purge(actor)
    },
  },
  sweep_files: {
    scope: 'platform',
    async run() {
      await sweepStoredFiles(database, store)
    },
  },
})

/** 07:20 UTC is 04:20 in Brasília, after the retention of the night. */
export const fileSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '20 * * * *', data: { task: 'purge_files' } },
  { task: 'sweep_files', cron: '20 7 * * *' },
]
