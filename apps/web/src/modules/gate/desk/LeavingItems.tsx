import type { GateVisit } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { gateTexts } from '../texts/gate-texts.ts'

export interface LeavingItemsProps {
  visit: GateVisit
  onLeave: (visit: GateVisit) => void
  onClose: () => void
}

/** What the unit permitted to leave, at the exit of who carries it: checked, or left inside. */
export function LeavingItems({ visit, onLeave, onClose }: LeavingItemsProps) {
  const t = gateTexts.useTexts()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, attempt] = useAttempt()
  const taken = visit.items.filter(({ id }) => !left.has(id))
  const submit = () =>
    void attempt(async () => {
      for (const { id } of taken)
        await actOn(registers['item-passes'], id, 'pass', { visit_id: visit.id })
      onLeave(visit)
    })
  const toggle = (id: string) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  const title = t('items.title', { name: visit.guest_name, count: visit.items.length })
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={submit}>
            {t(taken.length > 0 ? 'items.leave' : 'items.nothing')}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={submit} className="gap-field">
        <p className="text-sm text-pretty text-muted">{t('items.text')}</p>
        {visit.items.map(({ id, description, quantity }) => (
          <CheckboxField
            key={id}
            label={quantity === null ? description : `${quantity} × ${description}`}
            value={!left.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </FormLayout>
    </Dialog>
  )
}
