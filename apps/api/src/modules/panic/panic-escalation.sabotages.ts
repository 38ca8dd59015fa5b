import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an escalation of what somebody has taken',
    edit: {
      file: './panic-escalation.ts',
      find: "return alert.state === 'active' && alert.ringing === ringing",
      replace: 'return alert.ringing === ringing',
    },
  },
  {
    name: 'an escalation of the ringing before',
    edit: {
      file: './panic-escalation.ts',
      find: "return alert.state === 'active' && alert.ringing === ringing",
      replace: "return alert.state === 'active' && ringing > 0",
    },
  },
  {
    name: 'an alert that anybody may take',
    edit: {
      file: './panic.service.ts',
      find: "requireReaderMay(actor, 'panic.acknowledge')",
      replace: '',
    },
  },
]
