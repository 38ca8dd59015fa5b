import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LinkedRows } from '../../units/public/linked/LinkedRows.tsx'

/** The permits for items that a visit brings or takes away. */
export function ItemsOfVisit({ record }: RecordSlotProps) {
  return (
    <LinkedRows
      register={itemPasses}
      filters={[{ 'filter[visit_id]': record.id }]}
      details={['quantity', 'direction', 'carrier']}
    />
  )
}
