import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { claimAddress, releaseAddress } from '../public/approved-addresses.ts'
import { refuseForbidden } from '../public/ask-for-addresses.ts'

type Row = RowOf<typeof deviceAddresses>

const targetOf = ({ host, port }: Row) => ({ host, port })

/**
 * Addresses beyond their definition: refuses those that cannot be approved, or that another company
 * has.
 */
export const deviceAddressesBehaviour = defineBehaviour(deviceAddresses, {
  async beforeWrite(_, next) {
    refuseForbidden(next)
    return next
  },

  transitions: {
    approve: {
      async prepare(context, next) {
        if (!(await claimAddress(context, targetOf(next), null)))
          throw problem('state_conflict', { errors: [{ field: 'host', code: 'address_taken' }] })
        return next
      },
    },
    refuse: {
      async prepare(context, next) {
        await releaseAddress(context, targetOf(next))
        return next
      },
    },
  },

  beforeRemove: (context, row) => releaseAddress(context, targetOf(row)),

  async beforeRestore(context, row) {
    if (row.state === 'approved' && !(await claimAddress(context, targetOf(row), null)))
      throw problem('state_conflict', { errors: [{ field: 'host', code: 'address_taken' }] })
  },
})
