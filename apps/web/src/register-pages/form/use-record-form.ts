import type { Problem } from '@portaria/contract/answers/errors'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { newId } from '@portaria/contract/value-types/uuid'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type ResolverResult, set, useForm } from 'react-hook-form'
import { ApiProblem } from '../../platform/api-problem.ts'
import { companyToday } from '../../platform/company-day.ts'
import type { Draft } from '../../platform/drafts/draft-store.ts'
import { isRecord, type RegisterRecord } from '../record.ts'
import { createRecord, getRecord, updateRecord } from '../register-calls.ts'
import { useRegister } from '../register-context.tsx'
import { keepWritten } from '../register-queries.ts'
import { formSections, isFixed, mayWriteStatus, nestedRegisters } from './form-fields.ts'
import {
  changedOf,
  checkForm,
  checkNested,
  draftPaths,
  type FormError,
  type FormValues,
  filledOf,
  readForm,
  sameSent,
  sentFields,
  storeFiles,
} from './form-values.ts'
import { useDuplicateText } from './use-duplicate-text.ts'

export type RecordFormOptions = {
  /** The record to edit; null creates one. */
  record: RegisterRecord | null
  /** Values from the surrounding page, sent with a new record; the form has no fields for them. */
  given?: Readonly<Record<string, unknown>>
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>> | undefined
  /** Replaces the register's own call for sending a change. */
  update?: typeof updateRecord
}

/**
 * A change by somebody else: `theirs` is the saved record, `mine` the body that this form would
 * send.
 */
export type Conflict = { theirs: RegisterRecord; mine: FormValues }

export type RecordForm = ReturnType<typeof useRecordForm>

/**
 * The form of one record: its values, their validation by the contract's checks, and saving. Typed
 * values survive a failed call.
 */
export function useRecordForm(options: RecordFormOptions) {
  const { record, given, initial, update = updateRecord } = options
  const { register, role } = useRegister()
  const client = useQueryClient()
  const duplicateText = useDuplicateText()
  const [base, setBase] = useState(record)
  const [newOnesId, setNewOnesId] = useState(newId)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [existing, setExisting] = useState<Existing | null>(null)
  const isNew = base === null
  const needsNested = register.needsNested === true || rightsIn(register, role).needsNested

  const parts = useMemo(() => {
    const asked = formSections(register, role, base).map((one) => ({
      ...one,
      fields: one.fields.filter(({ name }) => !given || !(name in given)),
    }))
    const fields = asked.flatMap((one) => one.fields)
    return {
      sections: asked.filter((one) => one.fields.length > 0),
      fields: sentFields(fields, !isNew && !isFixed(base, role) && mayWriteStatus(register, role)),
      nested: isNew && !given ? nestedRegisters(register, role) : [],
    }
  }, [register, role, base, isNew, given])

  const checked = (values: FormValues) => {
    const today = companyToday()
    const own = checkForm(register, parts.fields, values, base, today)
    const ofNested = checkNested(parts.nested, values, today, needsNested)
    const errors = [...own.errors, ...ofNested.errors]
    return { body: { ...own.body, ...ofNested.body }, errors }
  }
  const form = useForm<FormValues>({
    defaultValues: readForm(parts.fields, record ?? initial ?? {}, parts.nested),
    mode: 'onTouched',
    resolver: (values): ResolverResult<FormValues> => {
      const { errors } = checked(values)
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: fieldErrors(errors) }
    },
  })
  const { isDirty } = form.formState
  const dirty = useRef(false)
  useEffect(() => {
    dirty.current = isDirty
  })

  /** Resets the form to a saved record, keeping values typed while it was being saved. */
  const startFrom = (saved: RegisterRecord | null, submitted?: FormValues) => {
    const now = form.getValues()
    const late = submitted
      ? parts.fields.filter(({ name }) => !sameSent(now[name], submitted[name]))
      : []
    setBase(saved)
    form.reset(readForm(parts.fields, saved ?? initial ?? {}, parts.nested))
    for (const { name } of late) form.setValue(name, now[name], { shouldDirty: true })
    dirty.current = late.length > 0
    setFailure(null)
    setExisting(null)
  }

  // A newer version replaces the values if nothing has been typed.
  const isNewer = record !== null && base !== null && record.version > base.version
  const follow = useEffectEvent(() => startFrom(record))
  useEffect(() => {
    // The form library keeps its values outside React, so only an effect can change them.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isNewer && !isDirty && !saving) follow()
  }, [isNewer, isDirty, saving])

  const send = async (
    body: FormValues,
    against: RegisterRecord | null,
  ): Promise<RegisterRecord> => {
    if (against) {
      const changes = changedOf(parts.fields, body, against)
      if (Object.keys(changes).length === 0) return against
      return update(register, against.id, against.version, changes)
    }
    const whole = { id: newOnesId, ...given, ...filledOf(body) }
    return createRecord(register, whole).catch(async (error: unknown) => {
      if (!(error instanceof ApiProblem && error.code === 'id_taken')) throw error
      // An earlier try did reach the server, and the form has changed since then. This save updates
      // the record of that try.
      return send(body, await getRecord(register, newOnesId))
    })
  }

  const fail = (error: unknown, body: FormValues, against: RegisterRecord | null) => {
    const problem = error instanceof ApiProblem ? error.problem : undefined
    const theirs = problem?.code === 'stale' ? problem.current : undefined
    if (theirs && isRecord(theirs) && against) {
      setConflict({
        theirs,
        mine: changedOf(parts.fields, body, against),
      })
      return
    }
    const left = showErrors(problem?.errors ?? [])
    const duplicate = problem?.errors?.find(({ code }) => code === 'duplicate')
    if (problem?.existing && duplicate) {
      setExisting({ ...problem.existing, control: duplicate.field })
    }
    const isShown = problem?.errors && problem.errors.length > 0 && left === 0
    setFailure(isShown ? null : error)
  }

  /** Puts the server's errors on their fields; returns how many belong to no field of the form. */
  const showErrors = (errors: NonNullable<Problem['errors']>): number => {
    const controls = [
      ...parts.fields.map(({ name }) => name),
      ...parts.nested.flatMap(({ property, fields }) =>
        fields.map(({ name }) => `${property}.${name}`),
      ),
    ]
    const placed = errors.flatMap(({ field, code }): FormError[] => {
      const control = controls.find((one) => field === one || field.startsWith(`${one}.`))
      return control ? [{ control, path: field.slice(control.length + 1), code }] : []
    })
    for (const control of new Set(placed.map((one) => one.control))) {
      const own = placed.filter((one) => one.control === control)
      const isTaken = own.some(({ path, code }) => path === '' && code === 'duplicate')
      const types = { ...messages(own), ...(isTaken && { '': duplicateText(control) }) }
      form.setError(control, { type: 'server', types })
    }
    return errors.length - placed.length
  }

  /** Saves against the version that the form started from, or against a newer one after a merge. */
  const saveValues = async (against: RegisterRecord | null): Promise<RegisterRecord | null> => {
    const values = form.getValues()
    const { body } = checked(values)
    setSaving(true)
    setFailure(null)
    setExisting(null)
    try {
      const files = await storeFiles(register, parts.fields, values)
      const saved = await send({ ...body, ...files }, against)
      keepWritten(client, register, saved)
      startFrom(saved, values)
      return saved
    } catch (error) {
      fail(error, body, against)
      return null
    } finally {
      setSaving(false)
    }
  }

  const { control, setValue } = form
  const shared = useMemo(
    () => ({ ...parts, needsNested, existing, control, setValue, record: base }),
    [parts, needsNested, existing, control, setValue, base],
  )
  return {
    ...parts,
    /** The value for `RecordFormContext`. */
    shared,
    form,
    base,
    isNew,
    saving,
    failure,
    conflict,
    dirty,
    /** Saves the form. Resolves to the saved record, or null if there are errors. */
    async save(): Promise<RegisterRecord | null> {
      if (saving) return null
      let saved: RegisterRecord | null = null
      await form.handleSubmit(async () => {
        saved = await saveValues(base)
      })()
      return saved
    },
    /**
     * Resolves a conflict. Fields named in `keep` stay as they are here; all others get the other
     * person's values.
     */
    async merge(keep: readonly string[]): Promise<RegisterRecord | null> {
      if (!conflict) return null
      const now = form.getValues()
      startFrom(conflict.theirs)
      for (const name of keep) form.setValue(name, now[name], { shouldDirty: true })
      setConflict(null)
      return saveValues(conflict.theirs)
    },
    cancelMerge: () => setConflict(null),
    /**
     * Restores the values of a draft; if it belongs to an older version, saving finds the conflict.
     */
    takeUp({ version, values }: Pick<Draft, 'version' | 'values'>) {
      if (base && version !== null) setBase({ ...base, version })
      for (const path of Object.keys(draftPaths(parts.fields, parts.nested)))
        if (path in values) form.setValue(path, values[path], { shouldDirty: true })
    },
    /** Clears the form for another new record. */
    startAnew() {
      setNewOnesId(newId())
      startFrom(null)
    },
  }
}

/** The record that already has a unique value, and the field with that value. */
export type Existing = { id: string; title: string; control: string }

function messages(errors: readonly FormError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ path, code }) => [path, fieldText(currentLanguage(), code)]),
  )
}

/**
 * Converts errors to the form library's format: one per control, with sentences by path in `types`.
 */
function fieldErrors(errors: readonly FormError[]): FieldErrors<FormValues> {
  const result: FieldErrors<FormValues> = {}
  for (const control of new Set(errors.map((one) => one.control))) {
    const own = errors.filter((one) => one.control === control)
    set(result, control, { type: 'check', types: messages(own) })
  }
  return result
}
