import { registers } from '@portaria/contract/modules/registers'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '../../../register-pages/form/record-form-context.ts'
import { asReference, type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'

/** Records that an occurrence is opened from, with the fields that say where and when. */
const contexts = {
  events: {
    register: registers.events,
    pointer: 'event_id',
    at: 'starts_at',
    place: 'common_area',
  },
  visits: {
    register: registers.visits,
    pointer: 'visit_id',
    at: 'checked_in_at',
    place: 'apartment',
  },
} as const

type Context = keyof typeof contexts

const isContext = (name: string): name is Context => name in contexts

/** Begins an occurrence with what is known of the reservation or the visit that it is opened from. */
export function FromContext() {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { record } = useFormParts()
  const [name = '', id = ''] = (new URLSearchParams(search).get('from') ?? '').split('.')
  return record === null && isContext(name) && id !== '' ? <Begun name={name} id={id} /> : null
}

function Begun({ name, id }: { name: Context; id: string }) {
  const { setValue } = useFormParts()
  const { register, pointer, at, place } = contexts[name]
  const { data } = useQuery(recordQuery(register, id))
  // Once: the person who empties a field means it.
  const begin = useEffectEvent((from: RegisterRecord | undefined) => {
    if (!from) return
    const title = recordTitle(register, from)
    setValue(pointer, { id: from.id, title, deleted: false })
    setValue('title', title)
    setValue('happened_at', from[at] ?? null)
    setValue('place', asReference(from[place])?.title ?? '')
    const unit = asReference(from['apartment'])
    if (unit) setValue('involved', [{ apartment_id: unit }])
  })
  useEffect(() => begin(data), [data])
  return null
}
