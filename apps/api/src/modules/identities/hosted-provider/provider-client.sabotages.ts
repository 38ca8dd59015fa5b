import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each believes a provider without a reason, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'signatures that nobody checks',
    isCore: true,
    edit: {
      file: './provider-client.ts',
      find: 'execute: [enableNonRepudiationChecks, ',
      replace: 'execute: [',
    },
  },
  {
    name: 'a proof by a session of before',
    edit: {
      file: './provider-client.ts',
      find: "...(asked === 'again' && { maxAge: 0 }),",
      replace: '',
    },
  },
]
