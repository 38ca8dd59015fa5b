import { events } from '@portaria/contract/modules/common-life/events/events'
import { registerText } from '@portaria/contract/texts/register-texts'
import { useLanguage } from '@portaria/i18n/react/texts'

/** Why a time may not be booked, in words, by the code of its refusal. */
export function useRefusal(): (code: string) => string {
  const language = useLanguage()
  const refusals: Readonly<Record<string, string>> =
    registerText(language, events.name).refusals ?? {}
  return (code) => refusals[code] ?? ''
}
