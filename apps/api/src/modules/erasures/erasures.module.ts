import type { ApiModule } from '../../parts/module.ts'
import { dropUnusedFiles } from '../../platform/files/drop-files.ts'
import { diskFileStore } from '../../platform/files/file-store.ts'
import { erasureSchedules, erasureTasks } from './erasure-tasks.ts'
import { erasuresRoutes } from './erasures.routes.ts'

/** The erasure of one person's data, with its receipt. */
export const erasuresModule: ApiModule = {
  name: 'erasures',
  routes: (api, { database, gathered, dataDir }) =>
    erasuresRoutes(api, database, {
      things: gathered.things,
      rows: gathered.personalRows,
      dropFiles: dropUnusedFiles(diskFileStore(dataDir)),
    }),
  jobs: ({ dataDir }) => [
    { tasks: erasureTasks(dropUnusedFiles(diskFileStore(dataDir))), schedules: erasureSchedules },
  ],
}
