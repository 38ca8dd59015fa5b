import { countable } from '@portaria/contract/modules/gate/handovers'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { pictureOf, SignaturePad } from '../../../platform/signature/SignaturePad.tsx'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
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
  const client = useQueryClient()
  const { register, labelOf, transitionWords } = useRegister()
  const figures = figuresIn(record)
  const expected = figures ? countable(figures) : 0
  const [counted, setCounted] = useState<number | null>(null)
  const [countNote, setCountNote] = useState('')
  const [words, setWords] = useState(transition === 'leave' ? asText(record['notes']) : '')
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const { button, done, text: explanation } = transitionWords(transition)
  const signature = signatureOf[transition]
  const differs = counted !== null && counted !== expected
  const takesOver = transition === 'leave' && record['unowned'] === true

  const send = async () => {
    if (busy) return
    setBusy(true)
    setErrors({})
    setFailure('')
    try {
      const picture = drawn && (await pictureOf(drawn))
      if (!picture) return setErrors({ [signature]: t('unsigned') })
      const typed =
        transition === 'leave'
          ? {
              parcels_counted: counted,
              count_note: countNote.trim() || null,
              notes: words.trim() || null,
            }
          : { remark: words.trim() || null }
      const { id } = await uploadPicture('handovers', picture)
      await actOn(registers.handovers, record.id, transition, { ...typed, [signature]: id })
      showToast({ title: done, text: recordTitle(register, record), tone: 'success' })
      onClose()
    } catch (problem) {
      const told = fieldTextsOf(problem)
      setErrors(told)
      if (Object.keys(told).length === 0) setFailure(problemTextOf(problem).detail)
    } finally {
      setBusy(false)
      // Also where it was refused: what is there may have changed since it was read.
      await refreshRegister(client, registers.handovers)
    }
  }
  return (
    <Dialog
      open
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={button}
      description={explanation}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {button}
          </Button>
        </>
      }
    >
      <FormLayout label={button} onSubmit={() => void send()} className="gap-field">
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
        {[signature, 'incoming_id', 'starts_at', 'ends_at']
          .map((field) => errors[field])
          .concat(failure)
          .filter(Boolean)
          .map((wrong) => (
            <p key={wrong} role="alert" className="text-sm text-danger-ink">
              {wrong}
            </p>
          ))}
      </FormLayout>
    </Dialog>
  )
}
