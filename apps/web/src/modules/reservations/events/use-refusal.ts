import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { useLanguage } from '@portaria/i18n/react/texts'

/** Returns a function that explains why a time cannot be booked, by the code of the refusal. */
export function useRefusal(): (code: string) => string {
  const language = useLanguage()
  const refusals: Readonly<Record<string, string>> =
    registerText(language, events.name).refusals ?? {}
  return (code) => refusals[code] ?? ''
}
