import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '../../register-pages/form/record-form-context.ts'

/** What a form of a new record is opened from, as its address names it: "events.<id>"; empty for nothing. */
export function useOpenedFrom(): { name: string; id: string } {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { record } = useFormParts()
  const [name = '', id = ''] = (new URLSearchParams(search).get('from') ?? '').split('.')
  return record === null && id !== '' ? { name, id } : { name: '', id: '' }
}

/** Puts values into the form once they are there; a field that is emptied after that stays empty. */
export function useBegin(values: Readonly<Record<string, unknown>> | undefined): void {
  const { setValue } = useFormParts()
  const isThere = values !== undefined
  const begin = useEffectEvent(() => {
    for (const [name, value] of Object.entries(values ?? {})) setValue(name, value)
  })
  useEffect(() => {
    if (isThere) begin()
  }, [isThere])
}
