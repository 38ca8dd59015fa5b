import { readableName } from '@portaria/contract/define-register/field'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readForm } from '../../register-pages/form/form-values.ts'
import { useFormParts } from '../../register-pages/form/record-form-context.ts'

/**
 * The record from which a form was opened, as named in its address: "events.<id>"; empty without
 * one.
 */
export function useOpenedFrom(): { name: string; id: string } {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { record } = useFormParts()
  const [name = '', id = ''] = (new URLSearchParams(search).get('from') ?? '').split('.')
  return record === null && id !== '' ? { name, id } : { name: '', id: '' }
}

/**
 * Fills in the form once the initial values are loaded; they have the format of a record. A field
 * that is cleared later stays empty.
 */
export function useBegin(values: Readonly<Record<string, unknown>> | undefined): void {
  const { fields, setValue } = useFormParts()
  const isThere = values !== undefined
  const begin = useEffectEvent(() => {
    const begun = fields.filter(({ name }) => values && readableName(name) in values)
    for (const [name, value] of Object.entries(readForm(begun, values ?? {}))) setValue(name, value)
  })
  useEffect(() => {
    if (isThere) begin()
  }, [isThere])
}
