import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'exports of people from a session of long ago',
    isCore: true,
    edit: {
      file: '../../../platform/proof.ts',
      find: 'access.register.needsProof?.export === true',
      replace: 'false',
    },
  },
  {
    name: 'a proof without the code of the second factor',
    isCore: true,
    edit: {
      file: './session-proof.service.ts',
      find: 'const asksCode = hasSecondFactor(factors)',
      replace: 'const asksCode = hasSecondFactor(factors) && false',
    },
  },
  {
    name: 'a proof by somebody else’s ticket',
    isCore: true,
    edit: {
      file: './session-proof.service.ts',
      find: 'ticket?.user_id !== userId',
      replace: 'ticket === undefined',
    },
  },
  {
    name: 'a proof begun anew by another membership',
    edit: {
      file: '../../../platform/sessions/session.store.ts',
      find: 'SELECT created_at, proved_at, first_factor FROM sessions',
      replace: 'SELECT created_at, now() AS proved_at, first_factor FROM sessions',
    },
  },
]
