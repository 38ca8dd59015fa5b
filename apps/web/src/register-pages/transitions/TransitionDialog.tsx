import { askedFields, transitionOf } from '@portaria/contract/define-register/states'
import { rightsColumnOf } from '@portaria/contract/roles'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { companyToday } from '../../platform/company-day.ts'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { fieldTextsOf } from '../../platform/problem-text.ts'
import { DraftOffer } from '../../shell/save-bar/DraftOffer.tsx'
import { asObject } from '../field-kinds/field-input.ts'
import { inputOf } from '../field-kinds/field-inputs.ts'
import { InnerInputs } from '../field-kinds/InnerInputs.tsx'
import { Failure } from '../form/Failure.tsx'
import type { FormField } from '../form/form-fields.ts'
import { checkForm, draftPaths, type FormValues, filledOf, readForm } from '../form/form-values.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'

export interface TransitionDialogProps {
  /** The transition's name. */
  name: string
  /** The id of the record that it is made of; of several, any word without a space. */
  of: string
  /** Makes it with what was typed; what it throws is shown. */
  send: (values: FormValues) => Promise<void>
  onClose: () => void
}

/** Asks for what a transition asks for, or to confirm it; of one record or of many. */
export function TransitionDialog({ name, of, send, onClose }: TransitionDialogProps) {
  const text = pageTexts.useTexts()
  const { register, role, words, transitionWords } = useRegister()
  const { button, text: explanation } = transitionWords(name)
  const transition = transitionOf(register, name)
  const asked = useMemo(
    () => (transition ? askedFields(register, transition, rightsColumnOf(role)) : []),
    [register, transition, role],
  )
  const fields = fieldsOf(asked)
  const [begun] = useState(() => readForm(fields, {}))
  const form = useForm<FormValues>({ defaultValues: begun })
  const values = useWatch({ control: form.control })
  const put = (typed: FormValues) => {
    for (const [at, value] of Object.entries(typed)) form.setValue(at, value)
    setErrors({})
  }
  const draft = useDraft({
    form,
    name: `${register.name}.${name}`,
    record: of,
    version: null,
    paths: useMemo(() => draftPaths(fieldsOf(asked), []), [asked]),
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  const close = () => {
    draft.drop()
    onClose()
  }
  const submit = async () => {
    // Rules over several fields are about the whole record, which the server has.
    const whole = { ...register, rules: [] }
    const { body, errors: wrong } = checkForm(whole, fields, values, null, companyToday())
    setErrors(
      Object.fromEntries(
        wrong.map(({ control, path, code }) => [
          path === '' ? control : `${control}.${path}`,
          fieldText(words.language, code),
        ]),
      ),
    )
    if (wrong.length > 0) return
    setBusy(true)
    setFailure(null)
    try {
      await send(filledOf(body))
      close()
    } catch (error) {
      const told = Object.entries(fieldTextsOf(error)).map(([field, message]) => {
        return [field.replace(/^values\./, ''), message] as const
      })
      setErrors(Object.fromEntries(told))
      setFailure(told.length > 0 ? null : error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={button}
      description={explanation}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {text('form.cancel')}
          </Button>
          <Button
            variant={transition?.tone ?? 'primary'}
            loading={busy}
            onClick={() => void submit()}
          >
            {button}
          </Button>
        </>
      }
    >
      <FormLayout label={button} onSubmit={() => void submit()}>
        <div className="flex flex-col gap-field">
          <DraftOffer draft={draft} version={null} onContinue={(typed) => put(typed.values)} />
          <InnerInputs
            {...{ name, label: button, errors, inputOf }}
            field={{ kind: 'details', fields: Object.fromEntries(asked) }}
            required
            value={values}
            onChange={(typed) => put(asObject(typed))}
            onBlur={() => undefined}
          />
          <Failure failure={failure} />
        </div>
      </FormLayout>
    </Dialog>
  )
}

function fieldsOf(asked: ReturnType<typeof askedFields>): FormField[] {
  return asked.map(([name, field]) => ({ name, field, access: 'write' }))
}
