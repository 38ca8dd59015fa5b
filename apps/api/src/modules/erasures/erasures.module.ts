import type { ApiModule } from '../../parts/module.ts'
import { dropUnusedFiles } from '../../platform/files/drop-files.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { erasedPeople } from './ended-rows.ts'
import { erasureSchedules, erasureTasks } from './erasure-tasks.ts'
import { erasuresRoutes } from './erasures.routes.ts'
import { exportsRoutes } from './exports/exports.routes.ts'

/** The erasure of one person's data, with its receipt, and the export of them. */
export const erasuresModule: ApiModule = {
  name: 'erasures',
  routes: (api, { database, gathered, files, machineries }) => {
    erasuresRoutes(api, database, {
      things: gathered.things,
      rows: gathered.personalRows,
      dropFiles: dropUnusedFiles(files),
    })
    // Files of all registers are written alike.
    exportsRoutes(api, machineryOf(machineries, 'residents'), gathered.personalRows)
  },
  endedRows: ({ gathered, files }) => [
    erasedPeople({
      things: gathered.things,
      rows: gathered.personalRows,
      dropFiles: dropUnusedFiles(files),
    }),
  ],
  jobs: ({ files }) => [
    { tasks: erasureTasks(dropUnusedFiles(files)), schedules: erasureSchedules },
  ],
}
