import type { ChangedParcel } from '@portaria/contract/modules/custody/parcels'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf } from '../../../../platform/problem-text.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../../register-pages/use-attempt.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'
import { PlaceFields, placeOfRecord, sentPlace } from './PlaceFields.tsx'

/** Asks where a parcel lies from now on; the chain of custody keeps where it lay. */
export function MoveDialog({ record, onClose }: RecordSlotProps & { onClose: () => void }) {
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const client = useQueryClient()
  const [typed, setTyped] = useState(() => placeOfRecord(record))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, attempt] = useAttempt()
  const number = asText(record['number'])
  const save = () =>
    attempt(async () => {
      try {
        await actOn<ChangedParcel>(registers.parcels, record.id, 'move', sentPlace(typed))
        showToast({ title: t('move.done', { number }), tone: 'success' })
        onClose()
        await refreshRegister(client, registers.parcels)
      } catch (error) {
        const told = fieldTextsOf(error)
        setErrors(told)
        if (Object.keys(told).length === 0) throw error
      }
    })
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('move.of', { number })}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void save()}>
            {t('move.save')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('move.save')} onSubmit={() => void save()} className="gap-field">
        <PlaceFields typed={typed} onChange={setTyped} errors={errors} />
      </FormLayout>
    </Dialog>
  )
}
