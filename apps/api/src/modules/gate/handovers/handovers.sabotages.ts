import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a signed handover that is rewritten',
    sql: 'DROP TRIGGER keep_signed ON handovers',
  },
  {
    name: 'a handover signed for somebody else',
    edit: {
      file: './behaviour.ts',
      find: 'if (outgoing === actor.userId) return',
      replace: 'if (outgoing !== actor.tenantId) return',
    },
  },
  {
    name: 'a signature that signs twice',
    edit: {
      file: '../../../platform/files/own-files.ts',
      find: '\n      AND claimed_at IS NULL`)',
      replace: '`)',
    },
  },
  {
    name: 'two open handovers of a post',
    sql: 'DROP INDEX handovers_open',
  },
]
