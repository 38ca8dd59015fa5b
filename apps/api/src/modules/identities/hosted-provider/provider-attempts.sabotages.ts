import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each lets an answer of a provider count where it must not, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an answer in another browser',
    edit: {
      file: './provider-attempts.ts',
      find: ' AND browser_hash = ${digestOf(browser)}',
      replace: '',
    },
  },
  {
    name: 'an answer after its time',
    edit: {
      file: './provider-attempts.ts',
      find: '          AND expires_at > now()',
      replace: '',
    },
  },
]
