import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { useState } from 'react'
import {
  pictureOf,
  SignaturePad,
} from '../../../../register-pages/field-kinds/signature/SignaturePad.tsx'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { PhotoField, type TakenPhoto, useTakenPhoto } from '../PhotoField.tsx'

/** The proof of a hand-over in progress. */
export type Proof = {
  how: 'signature' | 'photo'
  setHow: (how: 'signature' | 'photo') => void
  setDrawn: (canvas: HTMLCanvasElement | null) => void
  photo: TakenPhoto
  /** The picture to store; null without a signature or a photo. */
  take: () => Promise<Blob | null>
}

/** The state of a signature or photo. */
export function useProof(): Proof {
  const [how, setHow] = useState<Proof['how']>('signature')
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const photo = useTakenPhoto()
  const take = async () => {
    if (how === 'photo') return photo.take()
    return drawn && pictureOf(drawn)
  }
  return { how, setHow, setDrawn, photo, take }
}

/** Asks for a signature, or for a photo of the person who takes the parcels. */
export function ProofFields({ proof }: { proof: Proof }) {
  const t = deskTexts.useTexts()
  const { how, setHow, setDrawn, photo } = proof
  return (
    <>
      <SegmentedField
        label={t('handOver.proof')}
        value={how}
        onChange={setHow}
        options={[
          { value: 'signature', label: t('handOver.signature') },
          { value: 'photo', label: t('handOver.photo') },
        ]}
      />
      {how === 'signature' ? <SignaturePad onDrawn={setDrawn} /> : <PhotoField photo={photo} />}
    </>
  )
}
