import { registers } from '@portaria/contract/modules/registers'
import { useQuery } from '@tanstack/react-query'
import { asReference, type RegisterRecord, recordTitle } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { alertQuery } from '../../panic/public/alert-query.ts'
import { useBegin, useOpenedFrom } from '../begin-form.ts'
import { occurrenceTexts } from './texts/occurrence-texts.ts'

/** Records from which an occurrence can be opened, with their fields for place and time. */
const contexts = {
  events: {
    register: registers.events,
    pointer: 'event',
    at: 'starts_at',
    place: 'common_area',
  },
  visits: {
    register: registers.visits,
    pointer: 'visit',
    at: 'checked_in_at',
    place: 'apartment',
  },
} as const

type Context = keyof typeof contexts

const isContext = (name: string): name is Context => name in contexts

/** Fills in a new occurrence from the reservation, visit or alert from which it is opened. */
export function FromContext() {
  const { name, id } = useOpenedFrom()
  if (name === 'panic') return <OfAlert id={id} />
  return isContext(name) ? <OfRecord name={name} id={id} /> : null
}

function OfRecord({ name, id }: { name: Context; id: string }) {
  const { register, pointer, at, place } = contexts[name]
  const { data } = useQuery(recordQuery(register, id))
  useBegin(data && valuesOf(data))
  return null

  function valuesOf(from: RegisterRecord) {
    const title = recordTitle(register, from)
    const unit = asReference(from['apartment'])
    return {
      [pointer]: { id: from.id, title, deleted: false },
      title,
      happened_at: from[at] ?? null,
      place: asReference(from[place])?.title ?? '',
      ...(unit && { involved: [{ apartment: unit }] }),
    }
  }
}

function OfAlert({ id }: { id: string }) {
  const text = occurrenceTexts.useTexts()
  const { data: alert } = useQuery(alertQuery(id))
  const who = alert?.raised_by.name ?? ''
  useBegin(
    alert && {
      panic_at: alert.raised_at,
      title: text('alert', { who }),
      description: [alert.message, alert.report].filter((said) => said !== null).join('\n\n'),
      happened_at: alert.raised_at,
      place: alert.raised_by.apartments.join(', '),
      involved: [{ note: who }],
    },
  )
  return null
}
