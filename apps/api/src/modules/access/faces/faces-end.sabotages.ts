import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a photo that stays after a departure',
    edit: {
      file: './departure-thing.ts',
      find: "await endConsent(context, { kind: kinds[register], id }, { how: 'departure' })",
      replace: 'await Promise.resolve(kinds[register] !== undefined && endConsent !== undefined)',
    },
  },
  {
    name: 'a photo of somebody who left, which stays for ever',
    edit: {
      file: './face-jobs.ts',
      find: '!facts.get(id)?.isPresent',
      replace: '!facts.get(id)',
    },
  },
]
