import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'sensitive fields shown to everybody',
    isCore: true,
    edit: {
      file: '../../register-endpoints/record-reader.ts',
      find: 'if (!hidden) continue',
      replace: 'continue',
    },
  },
  {
    name: 'sensitive fields in the history',
    isCore: true,
    edit: {
      file: '../../register-endpoints/history.ts',
      find: 'if (field?.sensitive && hides) return [name, [null, null]]',
      replace: '',
    },
  },
  {
    name: 'reads of sensitive data that nobody notes',
    edit: {
      file: '../../platform/read-audit.ts',
      find: 'waiting.push({ actor, entry })',
      replace: '',
    },
  },
  {
    name: 'a hidden field that is shown to who asks for it by name',
    edit: {
      file: '../../register-endpoints/record-reader.ts',
      find: 'if (!hidden) continue',
      replace: 'if (!hidden || asked !== null) continue',
    },
  },
]
