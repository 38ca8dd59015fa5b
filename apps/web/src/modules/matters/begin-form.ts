import { readableName } from '@portaria/contract/define-register/field'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readForm } from '../../register-pages/form/form-values.ts'
import { useFormParts } from '../../register-pages/form/record-form-context.ts'

/** What a form of a new record is opened from, as its address names it: "events.<id>"; empty for nothing. */
export function useOpenedFrom(): { name: string; id: string } {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { record } = useFormParts()
  const [name = '', id = ''] = (new URLSearchParams(search).get('from') ?? '').split('.')
  return record === null && id !== '' ? { name, id } : { name: '', id: '' }
}

/**
 * Puts values into the form once they are there, given as a record has them; a field that is emptied after that
 * stays empty.
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
