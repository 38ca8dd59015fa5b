import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a gateway that nobody approved',
    edit: {
      file: './lock-gateways.ts',
      find: 'if (!target.ok) throw new AddressError(target.reason)',
      replace: 'if (!target.ok) return connect({ host, port })',
    },
  },
  {
    name: 'a job for a gateway that nobody approved',
    edit: {
      file: '../public/locker-reach.ts',
      find: "return reach.approved ? null : 'address_not_approved'",
      replace: 'return null',
    },
  },
  {
    name: 'a latch that stays closed though it was read open',
    edit: {
      file: './door-settling.ts',
      find: 'await keepOpened(context, command)',
      replace: 'void keepOpened',
    },
  },
]
