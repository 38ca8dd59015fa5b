import { may } from '@portaria/contract/define-register/permissions'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { Button } from '@portaria/ui/actions/Button'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { RecordDialog } from '../../register-pages/form/RecordDialog.tsx'
import { useFormParts } from '../../register-pages/form/record-form-context.ts'
import { type RegisterRecord, recordTitle } from '../../register-pages/record.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { visitsTexts } from './texts/visits-texts.ts'

/** The data that the gate requires of a new visitor: photo, name, document, car, telephone. */
const asked = ['identification', 'arrival', 'contact']
const atTheGate = {
  ...visitors,
  form: visitors.form.filter(({ section }) => asked.includes(section)),
}
const given = {}

/** Registers a visitor within the form of a new visit or pass, and fills them in there. */
export function NewVisitor() {
  const t = visitsTexts.useTexts()
  const { role } = useRegister()
  const { record, setValue } = useFormParts()
  const [open, setOpen] = useState(false)
  if (record !== null || !may(role, visitors, 'create')) return null
  const take = (saved: RegisterRecord) => {
    const { id } = saved
    const visitor = { id, title: recordTitle(visitors, saved), deleted: false }
    setValue('visitor_id', visitor, { shouldDirty: true, shouldValidate: true })
    setOpen(false)
  }
  return (
    // Placed above the fields, since it fills in the first one.
    <div className="order-first flex flex-wrap items-center gap-3 pb-6 text-sm text-muted">
      <Button icon={UserRoundPlus} onClick={() => setOpen(true)}>
        {t('newVisitor.button')}
      </Button>
      <span className="min-w-0 flex-1 basis-48">{t('newVisitor.text')}</span>
      {open && (
        <RecordDialog
          register={atTheGate}
          record={null}
          given={given}
          onClose={() => setOpen(false)}
          onSaved={take}
        />
      )}
    </div>
  )
}
