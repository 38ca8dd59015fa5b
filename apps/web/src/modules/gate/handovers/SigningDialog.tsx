import { countable } from '@portaria/contract/modules/gate/handovers'
import { registers } from '@portaria/contract/modules/registers'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { pictureOf, SignaturePad } from '../../../platform/signature/SignaturePad.tsx'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { useAction } from '../../../register-pages/actions/use-action.ts'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { figuresIn } from './handover-figures.ts'
import { handoverTexts } from './texts/handover-texts.ts'

export interface SigningDialogProps extends RecordSlotProps {
  transition: 'leave' | 'receive'
  onClose: () => void
}

const signatureOf = {
  leave: 'left_signature_file_id',
  receive: 'received_signature_file_id',
} as const

/** Asks who leaves for the count and the notes, who comes for a remark, and both for their signature. */
export function SigningDialog({ record, transition, onClose }: SigningDialogProps) {
  const t = handoverTexts.useTexts()
  const { register, labelOf, transitionWords } = useRegister()
  const figures = figuresIn(record)
  const expected = figures ? countable(figures) : 0
  const [counted, setCounted] = useState<number | null>(null)
  const [countNote, setCountNote] = useState('')
  const [words, setWords] = useState(transition === 'leave' ? asText(record['notes']) : '')
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const { button, done, text: explanation } = transitionWords(transition)
  const signature = signatureOf[transition]
  const differs = counted !== null && counted !== expected
  const takesOver = transition === 'leave' && record['unowned'] === true

  const action = useAction({
    check: () => (drawn ? {} : { [signature]: t('unsigned') }),
    async send() {
      const picture = drawn && (await pictureOf(drawn))
      const typed =
        transition === 'leave'
          ? {
              parcels_counted: counted,
              count_note: countNote.trim() || null,
              notes: words.trim() || null,
            }
          : { remark: words.trim() || null }
      const file = picture && (await uploadPicture('handovers', picture))
      const signed = file ? { [signature]: file.id } : {}
      await actOn(registers.handovers, record.id, transition, { ...typed, ...signed })
    },
    done: () => ({ title: done, text: recordTitle(register, record) }),
    refreshes: [registers.handovers],
    onDone: onClose,
  })
  const { errors } = action
  return (
    <ActionDialog
      {...{ action, button, onClose }}
      size="md"
      title={button}
      description={explanation}
      fields={['parcels_counted', 'count_note', 'notes', 'remark', signature]}
    >
      {transition === 'leave' && (
        <>
          <NumberField
            required
            min={0}
            max={9999}
            label={labelOf('parcels_counted')}
            description={t('expected', { count: expected })}
            error={errors['parcels_counted']}
            value={counted}
            onChange={setCounted}
          />
          {(differs || takesOver || errors['count_note']) && (
            <TextField
              required
              maxLength={400}
              label={labelOf('count_note')}
              description={takesOver ? t('takesOver') : undefined}
              error={errors['count_note']}
              value={countNote}
              onChange={setCountNote}
            />
          )}
        </>
      )}
      <TextArea
        rows={3}
        label={labelOf(transition === 'leave' ? 'notes' : 'remark')}
        error={errors[transition === 'leave' ? 'notes' : 'remark']}
        description={t(transition === 'leave' ? 'notesText' : 'remarkText')}
        value={words}
        onChange={setWords}
      />
      <SignaturePad label={t('sign')} clearLabel={t('clear')} onDrawn={setDrawn} />
      {errors[signature] && (
        <p role="alert" className="text-sm text-danger-ink">
          {errors[signature]}
        </p>
      )}
    </ActionDialog>
  )
}
