import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { actOn } from '../../../register-pages/register-calls.ts'
import { gateTexts } from '../texts/gate-texts.ts'

export interface LeavingItemsProps {
  visit: GateVisit
  onLeave: (visit: GateVisit) => void
  onClose: () => void
}

/**
 * Asks for each item that a visitor may carry out with the unit's permission whether it is taken
 * along or left inside.
 */
export function LeavingItems({ visit, onLeave, onClose }: LeavingItemsProps) {
  const t = gateTexts.useTexts()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const taken = visit.items.filter(({ id }) => !left.has(id))
  const action = useAction({
    async send() {
      for (const { id } of taken)
        await actOn(registers['item-passes'], id, 'pass', { visit_id: visit.id })
    },
    onDone: () => onLeave(visit),
  })
  const toggle = (id: string) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  const title = t('items.title', { name: visit.guest_name, count: visit.items.length })
  return (
    <ActionDialog
      {...{ action, title, onClose }}
      button={t(taken.length > 0 ? 'items.leave' : 'items.nothing')}
      fields={[]}
    >
      <p className="text-sm text-pretty text-muted">{t('items.text')}</p>
      {visit.items.map(({ id, description, quantity }) => (
        <CheckboxField
          key={id}
          label={quantity === null ? description : `${quantity} × ${description}`}
          value={!left.has(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </ActionDialog>
  )
}
