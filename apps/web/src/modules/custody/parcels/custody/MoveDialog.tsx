import type { ChangedParcel } from '@portaria/contract/modules/custody/parcels'
import { registers } from '@portaria/contract/modules/registers'
import { useState } from 'react'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { useRefresh } from '../../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { PlaceFields, placeFields, placeOfRecord, sentPlace } from './PlaceFields.tsx'

/** Asks for the new place of a parcel; the chain of custody keeps the old one. */
export function MoveDialog({ record, onClose }: RecordSlotProps & { onClose: () => void }) {
  const t = deskTexts.useTexts()
  const [typed, setTyped] = useState(() => placeOfRecord(record))
  const number = asText(record['number'])
  const action = useAction({
    send: () => actOn<ChangedParcel>(registers.parcels, record.id, 'move', sentPlace(typed)),
    done: () => ({ title: t('move.done', { number }) }),
    settled: useRefresh(registers.parcels),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={t('move.of', { number })}
      button={t('move.save')}
      fields={placeFields}
    >
      <PlaceFields typed={typed} onChange={setTyped} errors={action.errors} />
    </ActionDialog>
  )
}
