import type { Sabotage } from './sabotage.ts'

const inbox = ['features/inbox/inbox.test']
const messages = ['features/inbox/push-messages.test']

/** Whose a notification is, and where messages may go. */
export const inboxSabotages: readonly Sabotage[] = [
  {
    name: 'the inbox of everybody in the company',
    tests: inbox,
    edit: {
      file: 'domain/inbox-items.ts',
      find: 'i.user_id = ${actor.userId} AND ',
      replace: '',
    },
  },
  {
    name: 'what somebody was told as a member who left',
    tests: inbox,
    edit: {
      file: 'domain/inbox-items.ts',
      find: 'AND ${liveUser} AND ${liveMembership})`',
      replace: 'AND ${liveUser})`',
    },
  },
  {
    name: 'a kind for a role that it is not for',
    tests: inbox,
    edit: {
      file: 'domain/inbox-items.ts',
      find: '${sql.lit(rolesByKind)}::jsonb -> i.kind ? m.role',
      replace: '${sql.lit(rolesByKind)}::jsonb ? i.kind',
    },
  },
  {
    name: 'items for whoever is named, members or not',
    tests: ['domain/notifications.test'],
    edit: {
      file: 'domain/notifications.ts',
      find: 'WHERE m.role = ANY(${rolesOf(kind)}) AND',
      replace: 'WHERE ${rolesOf(kind)}::text[] IS NOT NULL AND',
    },
  },
  {
    name: 'push messages to whatever address somebody types',
    tests: messages,
    edit: {
      file: 'platform/push/push-hosts.ts',
      find: "host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,",
      replace: 'host.length > 0,',
    },
  },
  {
    name: 'push messages to addresses inside',
    tests: ['platform/push/push-sender.test'],
    edit: {
      file: 'platform/push/push-sender.ts',
      find: 'if (isIP(literal) !== 0 && !isPublic(literal, places)) {',
      replace: 'if (isIP(literal) === 1) {',
    },
  },
  {
    name: 'push messages to a name that leads inside',
    tests: ['platform/push/push-sender.test'],
    edit: {
      file: 'platform/push/push-sender.ts',
      find: '} else if (found.some(({ address }) => !isPublic(address, places))) {',
      replace: '} else if (found.length === 0) {',
    },
  },
  {
    name: 'push messages after the session has ended',
    tests: messages,
    edit: {
      file: 'platform/push/deliver-push.ts',
      find: 'const target = isLive ? targetOf',
      replace: 'const target = isLive || true ? targetOf',
    },
  },
  {
    name: 'names on every locked screen',
    tests: messages,
    edit: {
      file: 'features/inbox/inbox-deliveries.ts',
      find: 'namesPeople && !showsNames ? quiet : text',
      replace: 'namesPeople && !showsNames ? text : text',
    },
  },
  {
    name: 'somebody else’s device',
    tests: messages,
    edit: {
      file: 'platform/push/push-subscriptions.ts',
      find: 'DELETE FROM push_subscriptions WHERE id = ${id} AND user_id = ${actor.userId}',
      replace:
        'DELETE FROM push_subscriptions WHERE id = ${id} AND ${actor.userId}::uuid IS NOT NULL',
    },
  },
]
