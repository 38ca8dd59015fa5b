import type { Sabotage } from './sabotage.ts'

const tests = ['registers/handovers/handovers']
const times = ['registers/handovers/handover-times']
const file = 'registers/handovers/behaviour.ts'

/** What keeps a signed handover what it was, and its two signatures of two people. */
export const handoverSabotages: readonly Sabotage[] = [
  {
    name: 'a signed handover that is rewritten',
    tests,
    sql: 'DROP TRIGGER keep_signed ON handovers',
  },
  {
    name: 'a handover taken over by who leaves',
    tests,
    edit: {
      file,
      find: "if (next['incoming_id'] === next['outgoing_id'])",
      replace: "if (Date.now() < 0 && next['incoming_id'] === next['outgoing_id'])",
    },
  },
  {
    name: 'a handover signed for somebody else',
    tests,
    edit: {
      file,
      find: 'if (outgoing === actor.userId) return',
      replace: 'if (outgoing !== actor.tenantId) return',
    },
  },
  {
    name: 'a signature that somebody else drew',
    tests,
    edit: {
      file: 'domain/own-files.ts',
      find: 'AND created_by = ${actor.userId}',
      replace: 'AND created_by IS NOT NULL',
    },
  },
  {
    name: 'a signature that signs twice',
    tests,
    edit: {
      file: 'domain/own-files.ts',
      find: '\n      AND claimed_at IS NULL`)',
      replace: '`)',
    },
  },
  {
    name: 'a handover whose times somebody else changes before it is signed',
    tests: times,
    edit: { file, find: 'requireOutgoing(context, before)', replace: 'await Promise.resolve()' },
  },
  {
    name: 'a shift that ends years after it is signed',
    tests: times,
    edit: {
      file,
      find: 'momentOf(shift[field]).getTime() > last',
      replace: 'momentOf(shift[field]).getTime() < 0',
    },
  },
  {
    name: 'figures of a signed handover that go on changing',
    tests,
    edit: {
      file: 'registers/handovers/figures.ts',
      find: "if (handover['state'] === 'open')",
      replace: "if (handover['state'] !== 'nothing')",
    },
  },
  {
    name: 'two open handovers of a post',
    tests,
    sql: 'DROP INDEX handovers_open',
  },
  {
    name: 'a handover that is erased while it waits for a signature',
    tests: ['features/retention/handover-retention'],
    edit: {
      file: 'features/retention/handover-rules.ts',
      find: "h.state IN ('open', 'left')",
      replace: "h.state IN ('never')",
    },
  },
]
