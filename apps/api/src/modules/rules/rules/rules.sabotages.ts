import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a draft of a rule that residents read',
    edit: {
      file: '../rules.module.ts',
      find: "sql`${row}.state = 'published'`",
      replace: 'sql`true`',
    },
  },
  {
    name: 'a draft among the versions that residents read',
    edit: {
      file: './versions.ts',
      find: "AND (other.state = 'published' OR ${isWriter})",
      replace: '',
    },
  },
  {
    name: 'formatted text that is stored as it was sent',
    edit: {
      file: '../../../register-endpoints/row-completion.ts',
      find: 'const clean = keptRow(register, whole)',
      replace: 'const clean = whole',
    },
  },
]
