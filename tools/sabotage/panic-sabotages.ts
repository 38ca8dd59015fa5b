import type { Sabotage } from './sabotage.ts'

const presses = ['panic/panic-presses']
const escalation = ['panic/panic-escalation']
const announcing = ['panic/panic-announcing']

/** What keeps an alert from being lost among presses, and help from not being called. */
export const panicSabotages: readonly Sabotage[] = [
  {
    name: 'presses of one person at once, each an alert',
    tests: presses,
    edit: {
      file: 'features/panic/panic-raising.ts',
      find: 'await lockSender(context)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a renewed alert that stays read',
    tests: presses,
    edit: {
      file: 'features/panic/panic-alert.row.ts',
      find: 'AND r.ringing = a.ringing)',
      replace: ')',
    },
  },
  {
    name: 'an alert of the own login that no other desk hears',
    tests: presses,
    edit: {
      file: 'features/panic/panic-alert.row.ts',
      find: 'const here = warned ? sql`',
      replace: 'const here = !warned ? sql`',
    },
  },
  {
    name: 'alerts that nobody has taken, cut off',
    tests: presses,
    edit: {
      file: 'features/panic/panic.repository.ts',
      find: "(a.state = 'active' OR a.id IN (",
      replace: '(a.id IN (',
    },
  },
  {
    name: 'an escalation of what somebody has taken',
    tests: escalation,
    edit: {
      file: 'features/panic/panic-escalation.ts',
      find: "return alert.state === 'active' && alert.ringing === ringing",
      replace: 'return alert.ringing === ringing',
    },
  },
  {
    name: 'an escalation of the ringing before',
    tests: escalation,
    edit: {
      file: 'features/panic/panic-escalation.ts',
      find: "return alert.state === 'active' && alert.ringing === ringing",
      replace: "return alert.state === 'active' && ringing > 0",
    },
  },
  {
    name: 'an event for each press',
    tests: announcing,
    edit: {
      file: 'features/panic/panic-announcing.ts',
      find: 'if (isDue) return announce',
      replace: 'if (isDue || !isPlanned) return announce',
    },
  },
  {
    name: 'an alert that anybody may take',
    tests: escalation,
    edit: {
      file: 'features/panic/panic.service.ts',
      find: "requireReaderMay(actor, 'panic.acknowledge')",
      replace: '',
    },
  },
  {
    name: 'a recipient who is nobody of the company',
    tests: ['company-settings'],
    edit: {
      file: 'domain/panic-recipients.ts',
      find: 'return found === new Set(userIds).size',
      replace: 'return found >= 0',
    },
  },
]
