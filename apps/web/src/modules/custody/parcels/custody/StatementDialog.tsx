import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { pictureOf, SignaturePad } from '../../../../platform/signature/SignaturePad.tsx'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'

export interface StatementDialogProps extends RecordSlotProps {
  transition: 'refuse' | 'lose'
  /** The field that keeps what is written. */
  field: 'refused_statement' | 'lost_report'
  /** What it begins with. */
  begun?: string
  /** Whether who writes it signs it. */
  signed?: boolean
  onClose: () => void
}

/** Asks for a statement that stays with a parcel, signed where the law asks for that. */
export function StatementDialog(props: StatementDialogProps) {
  const { record, transition, field, begun = '', signed = false, onClose } = props
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const client = useQueryClient()
  const { labelOf, transitionWords } = useRegister()
  const [text, setText] = useState(begun)
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const { button, done, text: explanation } = transitionWords(transition)

  const save = async () => {
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      const picture = drawn && (await pictureOf(drawn))
      if (signed && !picture)
        return setErrors({ signature_file_id: t('handOver.missing.signature') })
      const file = picture && (await uploadPicture('parcels', picture))
      await actOn(registers.parcels, record.id, transition, {
        [field]: text.trim() || null,
        ...(file && { signature_file_id: file.id }),
      })
      showToast({ title: done, text: asText(record['number']), tone: 'success' })
      onClose()
      await refreshRegister(client, registers.parcels)
    } catch (failure) {
      const told = fieldTextsOf(failure)
      const { detail } = problemTextOf(failure)
      setErrors(Object.keys(told).length > 0 ? told : { [field]: detail })
    } finally {
      setBusy(false)
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
            {words('cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void save()}>
            {button}
          </Button>
        </>
      }
    >
      <FormLayout label={button} onSubmit={() => void save()} className="gap-field">
        <TextArea
          required
          rows={6}
          label={labelOf(field)}
          error={errors[field] ?? errors['kind']}
          value={text}
          onChange={setText}
        />
        {signed && (
          <SignaturePad
            label={words('hand.sign')}
            clearLabel={words('hand.clear')}
            onDrawn={setDrawn}
          />
        )}
        {errors['signature_file_id'] && (
          <p role="alert" className="text-sm text-danger-ink">
            {errors['signature_file_id']}
          </p>
        )}
      </FormLayout>
    </Dialog>
  )
}
