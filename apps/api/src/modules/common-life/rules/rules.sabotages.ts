import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a published rule that is changed',
    edit: {
      file: './behaviour.ts',
      find: "if (before['state'] === 'published' && before['deleted_at'] === null)\n      throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'a draft of a rule that residents read',
    edit: {
      file: '../row-rules.ts',
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
    name: 'a new version that begins in the past',
    edit: {
      file: './versions.ts',
      find: "if (day < today) throw fieldProblem('effective_from', 'day_past')",
      replace: '',
    },
  },
  {
    name: 'a rule that ends on a day that has passed',
    edit: {
      file: './versions.ts',
      find: "if (day < today) throw fieldProblem('effective_to', 'day_past')",
      replace: '',
    },
  },
  {
    name: 'a rule that has ended and is brought back',
    edit: {
      file: './versions.ts',
      find: "if (typeof former === 'string' && former < today) throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'a version that begins before the one that it replaces',
    edit: {
      file: './versions.ts',
      find: "if (former !== null && day <= former) throw fieldProblem('effective_from', 'day_before_former')",
      replace: '',
    },
  },
  {
    name: 'an acceptance of a rule that has ended',
    edit: {
      file: './acceptances.ts',
      find: "if (validity !== 'future' && validity !== 'in_force') throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'formatted text that is stored as it was sent',
    edit: {
      file: '../../../register-endpoints/row-completion.ts',
      find: 'const clean = keptRow(register, draft)',
      replace: 'const clean = draft',
    },
  },
  {
    name: 'formatted text of which nothing is left',
    edit: {
      file: '../../../register-endpoints/row-completion.ts',
      find: "if (errors.length > 0) throw problem('validation', { errors })\n  return { ...draft, ...kept }",
      replace:
        "return { ...draft, ...kept, ...Object.fromEntries(errors.map(({ field }) => [field, ''])) }",
    },
  },
]
