import { sql } from 'kysely'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'

/** Months ahead for which events have partitions. */
const MONTHS = 3

/** Makes the partitions of events before their month begins. */
export const partitionTasks: Tasks = {
  make_access_partitions: {
    scope: 'platform',
    async run({ system }) {
      await system.query((queries) =>
        queries.all(sql`SELECT make_access_partitions(${sql.lit(MONTHS)})`),
      )
    },
  },
}

export const partitionSchedules: readonly Schedule[] = [
  { task: 'make_access_partitions', cron: '35 5 * * *' },
]
