import type { Schedule, Tasks } from '../../platform/jobs/task.ts'
import { type Erasing, eraseOverdue } from './retention.service.ts'

const ERASE = 'erase_overdue'

/** The task that erases each company's overdue data, every night. */
export const retentionTasks = (erasing: Erasing): Tasks => ({
  [ERASE]: {
    scope: 'tenant',
    run: ({ database, actor }) => eraseOverdue(database, actor, erasing),
  },
})

/** 06:30 UTC is 03:30 in Brasília. */
export const retentionSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '30 6 * * *', data: { task: ERASE } },
]
