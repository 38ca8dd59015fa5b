import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRole } from '../../../platform/session/use-session.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { listQuery, recordQuery } from '../../../register-pages/register-queries.ts'
import { type CabinetItem, itemsIn } from '../cabinet-items.ts'
import { LendDialog } from '../LendDialog.tsx'
import { cabinetTexts } from '../texts/cabinet-texts.ts'

export interface LendAtDeskProps {
  open: boolean
  onClose: () => void
}

/** Lends an item of any cabinet: asks for the item first, then for the borrower. */
export function LendAtDesk({ open, onClose }: LendAtDeskProps) {
  const role = useRole()
  if (!open || role === null) return null
  return (
    <RegisterProvider register={registers.cabinets} role={role}>
      <Things onClose={onClose} />
    </RegisterProvider>
  )
}

type Chosen = { cabinetId: string; itemId: string }

function Things({ onClose }: { onClose: () => void }) {
  const text = cabinetTexts.useTexts()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const list = useQuery(listQuery(registers.cabinets, { per_page: '100', fields: 'name,items' }))
  const record = useQuery({
    ...recordQuery(registers.cabinets, chosen?.cabinetId ?? ''),
    enabled: chosen !== null,
  })
  const item = record.data && chosen ? freeItem(record.data, chosen.itemId) : undefined
  if (record.data && item) return <LendDialog record={record.data} item={item} onClose={onClose} />
  const items = (list.data?.data ?? []).flatMap((cabinet) =>
    itemsIn(cabinet).map(({ id, name, code }) => ({
      value: `${cabinet.id} ${id}`,
      label: [name, code, String(cabinet['name'])].filter(Boolean).join(' · '),
    })),
  )
  const isLent = record.data !== undefined && chosen !== null && !item
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={text('loans.lendTitle')}
      footer={<Button onClick={onClose}>{text('cancel')}</Button>}
    >
      <FormLayout label={text('loans.lendTitle')} onSubmit={() => undefined} className="gap-field">
        <ComboboxField
          label={text('loans.what')}
          required
          items={items}
          loading={list.isPending}
          value={items.find(({ value }) => value === keyOf(chosen)) ?? null}
          error={isLent ? text('loans.lent') : undefined}
          onChange={(picked) => {
            const [cabinetId = '', itemId = ''] = picked?.value.split(' ') ?? []
            setChosen(picked ? { cabinetId, itemId } : null)
          }}
        />
      </FormLayout>
    </Dialog>
  )
}

const keyOf = (chosen: Chosen | null) => chosen && `${chosen.cabinetId} ${chosen.itemId}`

/** The item of a cabinet, if nobody has it now. */
function freeItem(record: RegisterRecord, id: string): CabinetItem | undefined {
  const found = itemsIn(record).find((one) => one.id === id)
  return found?.loan ? undefined : found
}
