import type { ApiModule } from '../../parts/module.ts'
import { inboxRoutes } from './inbox.routes.ts'
import {
  inboxHousekeeping,
  inboxSchedules,
  messageLane,
  messageTasks,
  noticeLetterLane,
  noticeLetterTasks,
} from './inbox-tasks.ts'
import { manyLane, manyTasks } from './many-deliveries.ts'
import { pushSubscriptionRoutes } from './push-subscriptions.routes.ts'
import { notificationsRule } from './retention-rule.ts'
import { sealedSubscriptions } from './sealed-values.ts'

/** The inbox of each person, and its letters and push messages. */
export const noticesModule: ApiModule = {
  name: 'notices',
  routes(api, tools) {
    inboxRoutes(api, tools.database)
    pushSubscriptionRoutes(api, tools)
  },
  jobs: (tools) => [
    { tasks: messageTasks(tools), lane: messageLane },
    { tasks: noticeLetterTasks(tools, tools.onKept), lane: noticeLetterLane },
    { tasks: manyTasks(tools, tools.onKept), lane: manyLane },
    { tasks: inboxHousekeeping, schedules: inboxSchedules },
  ],
  sealedValues: sealedSubscriptions,
  retentionRules: [notificationsRule],
  // A notice is the living company's, and each person has one inbox.
  companyCopy: { left: ['inbox_items'] },
}
