import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Role } from '@portaria/contract/roles'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Failure } from './form/Failure.tsx'
import { MergeDialog } from './form/MergeDialog.tsx'
import { RecordField } from './form/RecordField.tsx'
import { useRecordForm } from './form/use-record-form.ts'
import type { RegisterRecord } from './record.ts'
import { useRegisterWords } from './register-words.ts'
import { pageTexts } from './texts/register-page-texts.ts'

export interface RecordDialogProps {
  register: AnyRegister
  role: Role
  /** Null makes a new one. */
  record: RegisterRecord | null
  /** Values that the page around gives, such as whose row it is; the same object at every render. */
  given: Readonly<Record<string, unknown>>
  onClose: () => void
  onSaved: (saved: RegisterRecord) => void
}

/** The form of a row that lives inside another's page and has no page of its own. */
export function RecordDialog(props: RecordDialogProps) {
  const { register, role, record, given, onClose, onSaved } = props
  const text = pageTexts.useTexts()
  const words = useRegisterWords(register)
  const recordForm = useRecordForm({ register, role, record, given })
  const { form, sections, existing, saving } = recordForm
  const title = record ? words.one : text(`new.${words.gender}`, { one: words.inOne })
  const tell = async (answer: Promise<RegisterRecord | null>) => {
    const saved = await answer
    if (saved) onSaved(saved)
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
          <Button onClick={onClose}>{text('form.cancel')}</Button>
          <Button variant="primary" loading={saving} onClick={save}>
            {text('save', { one: words.inOne })}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={save}>
        <div className="flex flex-col gap-field">
          {sections.flatMap(({ fields }) =>
            fields.map((formField) => (
              <RecordField
                key={formField.name}
                control={form.control}
                {...{ register, formField, record, existing }}
              />
            )),
          )}
          <Failure failure={recordForm.failure} />
        </div>
      </FormLayout>
      {recordForm.conflict && (
        <MergeDialog
          {...{ register, recordForm }}
          onSave={(keep) => void tell(recordForm.merge(keep))}
        />
      )}
    </Dialog>
  )
}
