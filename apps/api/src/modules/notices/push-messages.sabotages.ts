import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'push messages to whatever address somebody types',
    edit: {
      file: '../../platform/push/push-hosts.ts',
      find: "host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,",
      replace: 'host.length > 0,',
    },
  },
  {
    name: 'push messages after the session has ended',
    edit: {
      file: '../../platform/push/deliver-push.ts',
      find: 'const target = isLive ? taken',
      replace: 'const target = isLive || true ? taken',
    },
  },
  {
    name: 'names on every locked screen',
    edit: {
      file: './inbox-deliveries.ts',
      find: 'namesPeople && !showsNames ? quiet : text',
      replace: 'namesPeople && !showsNames ? text : text',
    },
  },
  {
    name: 'somebody else’s device',
    edit: {
      file: '../../platform/push/push-subscriptions.ts',
      find: 'DELETE FROM push_subscriptions WHERE id = ${id} AND user_id = ${actor.userId}',
      replace:
        'DELETE FROM push_subscriptions WHERE id = ${id} AND ${actor.userId}::uuid IS NOT NULL',
    },
  },
]
