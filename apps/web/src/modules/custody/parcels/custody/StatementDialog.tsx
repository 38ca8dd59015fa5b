import { registers } from '@portaria/contract/modules/registers'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { useState } from 'react'
import { pictureOf, SignaturePad } from '../../../../platform/signature/SignaturePad.tsx'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { useAction } from '../../../../register-pages/actions/use-action.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { actOn } from '../../../../register-pages/register-calls.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
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
  const { labelOf, transitionWords } = useRegister()
  const [text, setText] = useState(begun)
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null)
  const { button, done, text: explanation } = transitionWords(transition)
  const action = useAction({
    check: () => (signed && !drawn ? { signature_file_id: t('handOver.missing.signature') } : {}),
    async send() {
      const picture = drawn && (await pictureOf(drawn))
      const file = picture && (await uploadPicture('parcels', picture))
      await actOn(registers.parcels, record.id, transition, {
        [field]: text.trim() || null,
        ...(file && { signature_file_id: file.id }),
      })
    },
    done: () => ({ title: done, text: asText(record['number']) }),
    refreshes: [registers.parcels],
    onDone: onClose,
  })
  const { errors } = action
  return (
    <ActionDialog
      {...{ action, button, onClose }}
      size="md"
      title={button}
      description={explanation}
      tone="danger"
      fields={[field, 'kind', 'signature_file_id']}
    >
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
    </ActionDialog>
  )
}
