import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { notify } from '../../notices/public/notifications.ts'
import { namesOf } from '../public/destinations.ts'
import { ownResident, whoAnswers } from '../public/visits.ts'
import { requireAnswerer, requireAuthoriser } from '../visits/visit-destination.ts'

type Row = NewRowOf<typeof itemPasses>

/**
 * Item permits beyond their definition: a resident authorises only for their own household. At the
 * gate, somebody of the unit must have given their word, and is notified.
 */
export const itemPassesBehaviour = defineBehaviour(itemPasses, {
  async beforeCreate(context, next) {
    await requireAnswerer(context, next)
    return { ...next, host_id: next.host_id ?? (await ownResident(context)) }
  },

  async afterCreate(context, row) {
    if (context.actor.role !== 'funcionario') return
    await requireAuthoriser(context, row)
    await tellHousehold(context, row)
  },
})

async function tellHousehold(context: TenantContext, row: Row): Promise<void> {
  const { place, by } = await namesOf(context, row)
  await notify(context, {
    kind: 'item_permitted',
    recipients: await whoAnswers(context, row),
    subject: { register: 'item-passes', id: row.id },
    words: { item: row.description, place, by },
    key: row.id,
  })
}
