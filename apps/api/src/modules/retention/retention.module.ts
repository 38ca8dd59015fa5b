import type { ApiModule } from '../../parts/module.ts'
import { dropUnusedFiles } from '../../platform/files/drop-files.ts'
import { networkAddresses } from './network-addresses.ts'
import { retentionRoutes } from './retention.routes.ts'
import { inErasureOrder } from './retention.service.ts'
import { retentionSchedules, retentionTasks } from './retention-tasks.ts'

/** The terms of data, and the erasure of overdue data. */
export const retentionModule: ApiModule = {
  name: 'retention',
  routes: (api, { database, gathered }) =>
    retentionRoutes(api, database, inErasureOrder(gathered.retentionRules)),
  jobs: ({ files, gathered }) => [
    {
      tasks: retentionTasks({
        rules: inErasureOrder(gathered.retentionRules),
        dropFiles: dropUnusedFiles(files),
      }),
      schedules: retentionSchedules,
    },
  ],
  retentionRules: [networkAddresses],
}
