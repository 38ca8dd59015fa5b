import type { Schedule, Tasks } from '../../platform/jobs/task.ts'
import type { FilesService } from './files.service.ts'

/** Removes pictures that no row has claimed, tenant by tenant (files §1). */
export const fileTasks = (files: FilesService): Tasks => ({
  purge_files: {
    scope: 'tenant',
    async run({ actor }) {
      await files.purge(actor)
    },
  },
})

export const fileSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '20 * * * *', data: { task: 'purge_files' } },
]
