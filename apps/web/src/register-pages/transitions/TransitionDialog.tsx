import { rightsColumnOf } from '@portaria/contract/actors/roles'
import { askedFields, transitionOf } from '@portaria/contract/define-register/states'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAction } from '../../platform/actions/use-action.ts'
import { companyToday } from '../../platform/company-day.ts'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { DraftOffer } from '../../shell/save-bar/DraftOffer.tsx'
import { ActionDialog } from '../actions/ActionDialog.tsx'
import { asObject } from '../field-kinds/field-input.ts'
import { inputOf } from '../field-kinds/field-inputs.ts'
import { InnerInputs } from '../field-kinds/InnerInputs.tsx'
import type { FormField } from '../form/form-fields.ts'
import {
  checkForm,
  draftPaths,
  type FormValues,
  filledOf,
  readForm,
  storeFiles,
} from '../form/form-values.ts'
import { useRegister } from '../register-context.tsx'

/** A module's settings for the fields of one of its transitions. */
export type TransitionAsks = {
  /** Initial values, sent even if they are cleared. */
  readonly begun?: Readonly<Record<string, unknown>>
  /** Sentences shown under some of the fields. */
  readonly descriptions?: Readonly<Record<string, string | undefined>>
  /**
   * Whether a field is needed, given the values typed in the others; a field with an error is
   * always shown.
   */
  needs?(name: string, values: FormValues): boolean | 'required'
}

export interface TransitionDialogProps {
  /** The name of the transition. */
  name: string
  /** The id of the record; for several records, any text without a space. */
  of: string
  /** Performs the transition with the typed values; an error that it throws is shown. */
  send: (values: FormValues) => Promise<void>
  asks?: TransitionAsks
  onClose: () => void
}

const ALL: TransitionAsks = {}

/** Asks for the values of a transition, or for a confirmation; for one record or many. */
export function TransitionDialog(props: TransitionDialogProps) {
  const { name, of, send, asks = ALL, onClose } = props
  const { register, role, words, transitionWords } = useRegister()
  const { button, text: explanation } = transitionWords(name)
  const transition = transitionOf(register, name)
  const asked = useMemo(
    () => (transition ? askedFields(register, transition, rightsColumnOf(role)) : []),
    [register, transition, role],
  )
  const [begun] = useState(() => readForm(fieldsOf(asked), asks.begun ?? {}))
  const form = useForm<FormValues>({ defaultValues: begun })
  const values = useWatch({ control: form.control })
  const draft = useDraft({
    form,
    name: `${register.name}.${name}`,
    record: of,
    version: null,
    paths: useMemo(() => draftPaths(fieldsOf(asked), []), [asked]),
  })
  const close = () => {
    void draft.drop()
    onClose()
  }
  const checked = () => {
    const fields = fieldsOf(shown)
    // Rules over several fields concern the whole record, which only the server has.
    const whole = { ...register, rules: [] }
    return checkForm(whole, fields, values, null, companyToday())
  }
  const action = useAction({
    check: () =>
      Object.fromEntries(
        checked().errors.map(({ control, path, code }) => [
          path === '' ? control : `${control}.${path}`,
          fieldText(words.language, code),
        ]),
      ),
    async send() {
      const { body } = checked()
      const emptied = Object.keys(asks.begun ?? {}).filter((at) => at in body)
      await send({
        ...filledOf(body),
        ...Object.fromEntries(emptied.map((at) => [at, body[at] || null])),
        ...(await storeFiles(register, fieldsOf(shown), values)),
      })
      await draft.drop()
    },
    onDone: onClose,
  })
  const put = (typed: FormValues) => {
    for (const [at, value] of Object.entries(typed)) form.setValue(at, value)
    action.clear()
  }
  // For many records the server names the fields below `values`. Fields with an error are always
  // shown, and all fields that are shown are checked.
  const errors = Object.fromEntries(
    Object.entries(action.refused).map(([at, sentence]) => [at.replace(/^values\./, ''), sentence]),
  )
  const shown = asked.flatMap(([at, field]): typeof asked => {
    const need = asks.needs?.(at, values) ?? true
    // A field with a typed value stays even if it is no longer needed.
    if (need === false && errors[at] === undefined && !values[at]) return []
    return [[at, need === 'required' ? { ...field, required: true } : field]]
  })
  return (
    <ActionDialog
      {...{ action, button }}
      title={button}
      description={explanation}
      tone={transition?.tone ?? 'primary'}
      size={shown.some(([, { kind }]) => inputOf(kind).isTall) ? 'md' : 'sm'}
      fields={shown.flatMap(([field]) => [field, `values.${field}`])}
      onClose={onClose}
      onCancel={close}
    >
      <DraftOffer draft={draft} version={null} onContinue={(typed) => put(typed.values)} />
      <InnerInputs
        {...{ name, label: button, errors, inputOf }}
        descriptions={asks.descriptions ?? {}}
        field={{ kind: 'details', fields: Object.fromEntries(shown) }}
        required
        value={values}
        onChange={(typed) => put(asObject(typed))}
        onBlur={() => undefined}
      />
    </ActionDialog>
  )
}

function fieldsOf(asked: ReturnType<typeof askedFields>): FormField[] {
  return asked.map(([name, field]) => ({ name, field, access: 'write' }))
}
