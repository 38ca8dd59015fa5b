import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type { InviteBody } from '@portaria/contract/modules/visits/visits'
import { newId } from '@portaria/contract/value-types/uuid'
import { weekdays } from '@portaria/contract/value-types/weekdays'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { splitIso } from '@portaria/ui/dates'
import { asText, asTexts } from '../../register-pages/field-kinds/field-input.ts'
import { type DayChoice, windowOf, windowUntil } from './invitation-window.ts'
import { sentOf, sentText, type TypedPass } from './PassInput.tsx'

/** A guest as typed; `id` will be the id of the pass. */
export type Guest = { id: string; name: string; phone: string; typed: TypedPass }

export type TypedInvitation = {
  guests: readonly Guest[]
  day: DayChoice
  always: boolean
  typed: TypedPass
}

export const newGuest = (): Guest => ({ id: newId(), name: '', phone: '', typed: {} })

/** The guests with a name, who will be invited. Their places in the form are needed for errors. */
export const namedOf = (guests: readonly Guest[]): Guest[] =>
  guests.filter(({ name }) => name.trim() !== '')

/** Finds errors in the typed values, before anything is sent. */
export function missingOf({ guests, day, always, typed }: TypedInvitation): Record<string, string> {
  const said = (code: string) => fieldText(currentLanguage(), code)
  const noLastDay = always && splitIso(asText(typed.valid_to)) === null
  const noEnd = !always && day === 'exact' && sentText(typed, 'valid_to') === undefined
  return {
    ...(namedOf(guests).length === 0 && { 'guests.0.name': said('required') }),
    ...(noLastDay && { valid_to: said('date_format') }),
    ...(noEnd && { valid_to: said('required') }),
  }
}

/** The body of an invitation. */
export function bodyOf({ guests, day, always, typed }: TypedInvitation): InviteBody {
  return {
    guests: namedOf(guests).map(({ id, name, phone, typed: own }) => {
      const companions = sentOf(own, 'companions')
      return {
        id,
        name: name.trim(),
        phone: phone.trim() || undefined,
        plate: sentText(own, 'plate'),
        companions: typeof companions === 'number' ? companions : undefined,
      }
    }),
    apartment_id: sentText(typed, 'apartment_id'),
    host_id: sentText(typed, 'host_id'),
    purpose: sentText(typed, 'purpose'),
    ...(always ? alwaysOf(typed) : timesOf(day, typed)),
  }
}

/** Moves the errors of sent guests to their places in the form. */
export function errorsInForm(
  errors: Readonly<Record<string, string>>,
  guests: readonly Guest[],
): Record<string, string> {
  const sent = namedOf(guests)
  const placed = Object.entries(errors).map(([field, text]) => {
    const moved = field.replace(/^guests\.(\d+)/, (_, nth: string) => {
      const guest = sent[Number(nth)]
      return `guests.${guest ? guests.indexOf(guest) : nth}`
    })
    return [moved, text] as const
  })
  return Object.fromEntries(placed)
}

const timesOf = (day: DayChoice, typed: TypedPass) =>
  day === 'exact'
    ? {
        valid_from: sentText(typed, 'valid_from'),
        valid_to: sentText(typed, 'valid_to'),
      }
    : windowOf(day)

function alwaysOf(typed: TypedPass): Partial<InviteBody> {
  return {
    kind: 'recurring',
    uses_allowed: null,
    weekdays: weekdays.filter((day) => asTexts(typed.weekdays).includes(day)),
    from_time: sentText(typed, 'from_time'),
    to_time: sentText(typed, 'to_time'),
    on_holidays: typed.on_holidays === true,
    ...windowUntil(asText(typed.valid_to)),
  }
}
