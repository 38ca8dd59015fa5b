import { problem } from '../../../platform/problem.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { claimAddress, releaseAddress } from '../public/approved-addresses.ts'
import { refuseForbidden } from '../public/ask-for-addresses.ts'

const targetOf = ({ host, port }: UntypedRow) => ({ host: String(host), port: Number(port) })

/** Addresses beyond their definition: none that nobody can approve, and none that is another company's. */
export const deviceAddressesBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    refuseForbidden(next)
    const { state } = next
    if (state === before?.['state']) return next
    if (state === 'approved' && !(await claimAddress(context, targetOf(next), null)))
      throw problem('state_conflict', { errors: [{ field: 'host', code: 'address_taken' }] })
    if (state === 'refused') await releaseAddress(context, targetOf(next))
    return next
  },

  beforeRemove: (context, row) => releaseAddress(context, targetOf(row)),

  async beforeRestore(context, row) {
    if (row['state'] === 'approved' && !(await claimAddress(context, targetOf(row), null)))
      throw problem('state_conflict', { errors: [{ field: 'host', code: 'address_taken' }] })
  },
}
