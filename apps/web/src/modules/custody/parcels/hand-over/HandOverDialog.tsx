import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { asReference } from '../../../../register-pages/record.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { dwellersQuery, type Household, waitingQuery } from '../parcel-calls.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'
import { ProofFields, useProof } from './ProofFields.tsx'
import { Receiver, sentReceiver, type TypedReceiver } from './Receiver.tsx'
import { WaitingChoice } from './WaitingChoice.tsx'

export interface HandOverDialogProps {
  of: Household
  /** The parcel that is meant; otherwise all of the household but judicial letters. */
  parcelId?: string
  onClose: () => void
}

/** Hands parcels of a household over: which, to whom, and one signature or photo for all. */
export function HandOverDialog({ of, parcelId, onClose }: HandOverDialogProps) {
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const client = useQueryClient()
  const { data: waiting, error } = useQuery(waitingQuery(of))
  const { data: dwellers = [], isLoading: isLookingUp } = useQuery({
    ...dwellersQuery(of.apartment?.id ?? ''),
    enabled: of.apartment !== null,
  })
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const [typed, setTyped] = useState<TypedReceiver | null>(null)
  const proof = useProof()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

  const chosen = (waiting ?? []).filter(({ id }) =>
    (picked ?? usualChoice(waiting ?? [], parcelId)).has(id),
  )
  const addressee = asReference(chosen[0]?.['resident']) ?? of.resident
  const residents = dwellers.map(({ id, name }) => ({ id, title: name }))
  if (addressee && !residents.some(({ id }) => id === addressee.id)) residents.unshift(addressee)
  const receiver = typed ?? {
    who: addressee?.id ?? residents[0]?.id ?? 'other',
    resident: null,
    name: '',
    reason: '',
  }

  const save = async () => {
    if (busy || chosen.length === 0) return
    setBusy(true)
    setErrors({})
    try {
      const picture = await proof.take()
      if (!picture) return setErrors({ proof: t(`handOver.missing.${proof.how}`) })
      for (const { id, number } of chosen) {
        // A picture of its own each: what a retention rule erases of one takes nothing from another.
        const { id: file } = await uploadPicture('parcels', picture)
        await actOn(registers.parcels, id, 'hand-over', {
          handed_how: proof.how,
          [proof.how === 'photo' ? 'handed_photo_file_id' : 'signature_file_id']: file,
          ...sentReceiver(receiver),
        })
        const title = words('collect.done', { number: asText(number) })
        showToast({ title, tone: 'success' })
      }
      onClose()
    } catch (failure) {
      const told = fieldTextsOf(failure)
      const { detail } = problemTextOf(failure)
      setErrors(Object.keys(told).length > 0 ? told : { proof: detail })
    } finally {
      setBusy(false)
      // Also after some of several: those that are over leave the list.
      await refreshRegister(client, registers.parcels)
    }
  }

  const whose = [of.apartment?.title, of.apartment ? null : of.resident?.title]
  return (
    <Dialog
      open
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('handOver.title')}
      description={whose.filter(Boolean).join(' · ')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void save()}
          >
            {t('handOver.save', { count: Math.max(1, chosen.length) })}
          </Button>
        </>
      }
    >
      <FormLayout label={t('handOver.title')} onSubmit={() => void save()} className="gap-field">
        {error && <Banner tone="warning">{problemTextOf(error).detail}</Banner>}
        {!waiting && !error && <Skeleton className="h-24 w-full" />}
        {waiting && (
          <WaitingChoice
            parcels={waiting}
            chosen={new Set(chosen.map(({ id }) => id))}
            onChange={setPicked}
          />
        )}
        {/* Before they are known the focus would go to whoever stands where they will. */}
        {isLookingUp ? (
          <Skeleton className="h-32 w-full" />
        ) : (
          <Receiver {...{ residents, errors }} typed={receiver} onChange={setTyped} />
        )}
        <ProofFields proof={proof} />
        {(errors['proof'] ?? errors['signature_file_id'] ?? errors['handed_photo_file_id']) && (
          <p role="alert" className="text-sm text-danger-ink">
            {errors['proof'] ?? errors['signature_file_id'] ?? errors['handed_photo_file_id']}
          </p>
        )}
      </FormLayout>
    </Dialog>
  )
}

/** The parcel that is meant, or all but letters of courts, which are somebody's alone. */
function usualChoice(waiting: readonly RegisterRecord[], meant?: string): ReadonlySet<string> {
  const usual = waiting.filter(({ id, kind }) =>
    meant === undefined ? kind !== 'judicial' : id === meant,
  )
  return new Set(usual.map(({ id }) => id))
}
