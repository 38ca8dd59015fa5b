import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { DraftOffer } from '../../shell/save-bar/DraftOffer.tsx'
import { Failure } from '../Failure.tsx'
import { FormPartSlots } from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import { RegisterProvider, useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { RecordField } from './RecordField.tsx'
import { RecordFormContext } from './record-form-context.ts'
import { useRecordDraft } from './use-record-draft.ts'
import { useRecordForm } from './use-record-form.ts'

interface DialogFormProps {
  /** The record to edit; null creates one. */
  record: RegisterRecord | null
  /**
   * Values set by the page, such as the owner of the row; must be the same object at every render.
   */
  given: Readonly<Record<string, unknown>>
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>>
  onClose: () => void
  onSaved: (saved: RegisterRecord) => void
}

export interface RecordDialogProps extends DialogFormProps {
  /** The register of the row, which differs from the page's. */
  register: AnyRegister
}

/** The form of a row that is edited inside another record's page and has no page of its own. */
export function RecordDialog({ register, ...form }: RecordDialogProps) {
  const { role } = useRegister()
  return (
    <RegisterProvider {...{ register, role }}>
      <DialogForm {...form} />
    </RegisterProvider>
  )
}

function DialogForm({ record, given, initial, onClose, onSaved }: DialogFormProps) {
  const text = pageTexts.useTexts()
  const { words } = useRegister()
  const recordForm = useRecordForm({ record, given, initial })
  const { sections, saving, base } = recordForm
  const draft = useRecordDraft(recordForm, Object.values(given).join('.'))
  const title = record ? words.one : text(`new.${words.gender}`, { one: words.inOne })
  const tell = async (answer: Promise<RegisterRecord | null>) => {
    const saved = await answer
    if (!saved) return
    await draft.drop()
    onSaved(saved)
  }
  const cancel = () => {
    void draft.drop()
    onClose()
  }
  const save = () => void tell(recordForm.save())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={title}
      footer={
        <>
          <Button onClick={cancel}>{text('form.cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={save}>
            {text('save', { one: words.inOne })}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={save}>
        <div className="flex flex-col gap-field">
          <DraftOffer
            draft={draft}
            version={base?.version ?? null}
            onContinue={recordForm.takeUp}
          />
          <RecordFormContext value={recordForm.shared}>
            {sections.flatMap(({ fields }) =>
              fields.map((formField) => <RecordField key={formField.name} formField={formField} />),
            )}
            <FormPartSlots />
          </RecordFormContext>
          <Failure failure={recordForm.failure} />
        </div>
      </FormLayout>
      {recordForm.conflict && (
        <MergeDialog recordForm={recordForm} onSave={(keep) => void tell(recordForm.merge(keep))} />
      )}
    </Dialog>
  )
}
