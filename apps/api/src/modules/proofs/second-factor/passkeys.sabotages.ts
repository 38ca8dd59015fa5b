import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a challenge that stays for the next answer',
    edit: {
      file: '../public/tickets/proof-ticket.repository.ts',
      find: 'SET challenge = NULL',
      replace: 'SET challenge = t.challenge',
    },
  },
  {
    name: 'a passkey of somebody else',
    edit: {
      file: '../public/person/person-proofs.ts',
      find: 'taken.user_id === key.user_id',
      replace: '!Number.isNaN(key.user_id)',
    },
  },
  {
    name: 'a passkey in any hand',
    edit: {
      file: '../public/factors/passkey-ceremonies.ts',
      find: 'requireUserVerification: true',
      replace: 'requireUserVerification: false',
    },
  },
]
