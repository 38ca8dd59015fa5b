import { registers } from '@portaria/contract/modules/registers'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction, WrongFields } from '../../../../platform/actions/use-action.ts'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { asReference } from '../../../../register-pages/record.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { useRefresh } from '../../../../register-pages/register-queries.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { dwellersQuery, type Household, waitingQuery } from '../parcel-calls.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'
import { ProofFields, useProof } from './ProofFields.tsx'
import { Receiver, receiverFields, sentReceiver, type TypedReceiver } from './Receiver.tsx'
import { WaitingChoice } from './WaitingChoice.tsx'

export interface HandOverDialogProps {
  of: Household
  /**
   * The parcel chosen at first; by default all parcels of the household except judicial letters.
   */
  parcelId?: string
  onClose: () => void
}

/**
 * Hands over parcels of a household: asks which, to whom, and for one signature or photo for all.
 */
export function HandOverDialog({ of, parcelId, onClose }: HandOverDialogProps) {
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const { data: waiting, error } = useQuery(waitingQuery(of))
  const { data: dwellers = [], isLoading: isLookingUp } = useQuery({
    ...dwellersQuery(of.apartment?.id ?? ''),
    enabled: of.apartment !== null,
  })
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const [typed, setTyped] = useState<TypedReceiver | null>(null)
  const proof = useProof()

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

  const action = useAction({
    async send() {
      const picture = await proof.take()
      if (!picture) throw new WrongFields({ proof: t(`handOver.missing.${proof.how}`) })
      for (const { id, number } of chosen) {
        // Each parcel gets its own picture, so that erasing one under a retention rule keeps the
        // others.
        const { id: file } = await uploadPicture('parcels', picture)
        await actOn(registers.parcels, id, 'hand-over', {
          handed_how: proof.how,
          [proof.how === 'photo' ? 'handed_photo_file_id' : 'signature_file_id']: file,
          ...sentReceiver(receiver),
        })
        const title = words('collect.done', { number: asText(number) })
        showToast({ title, tone: 'success' })
      }
    },
    // The list is read again even if only some parcels were handed over, since those leave it.
    settled: useRefresh(registers.parcels),
    onDone: onClose,
  })
  const whose = [of.apartment?.title, of.apartment ? null : of.resident?.title]
  const { errors } = action
  const unproven = errors['proof'] ?? errors['signature_file_id'] ?? errors['handed_photo_file_id']
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('handOver.title')}
      description={whose.filter(Boolean).join(' · ')}
      button={t('handOver.save', { count: Math.max(1, chosen.length) })}
      disabled={chosen.length === 0}
      fields={[...receiverFields(receiver), 'proof', 'signature_file_id', 'handed_photo_file_id']}
    >
      {error && <Banner tone="warning">{problemTextOf(error).detail}</Banner>}
      {!waiting && !error && <Skeleton className="h-24 w-full" />}
      {waiting && (
        <WaitingChoice
          parcels={waiting}
          chosen={new Set(chosen.map(({ id }) => id))}
          onChange={setPicked}
        />
      )}
      {/* A skeleton reserves the space of the residents while they load. Without it the focus
          would go to a field that moves. */}
      {isLookingUp ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <Receiver {...{ residents, errors }} typed={receiver} onChange={setTyped} />
      )}
      <ProofFields proof={proof} />
      {unproven && (
        <p role="alert" className="text-sm text-danger-ink">
          {unproven}
        </p>
      )}
    </ActionDialog>
  )
}

/**
 * The parcels chosen at first: the given one, or all except judicial letters, which are personal.
 */
function usualChoice(waiting: readonly RegisterRecord[], meant?: string): ReadonlySet<string> {
  const usual = waiting.filter(({ id, kind }) =>
    meant === undefined ? kind !== 'judicial' : id === meant,
  )
  return new Set(usual.map(({ id }) => id))
}
