import { countries } from '@portaria/contract/value-types/countries'
import type { Language } from '@portaria/i18n/languages'

/** All countries by name; Brazil first, where nearly everybody is from. */
export function countryItems(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const order = new Intl.Collator(language)
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted(
      (one, other) =>
        Number(other.value === 'BR') - Number(one.value === 'BR') ||
        order.compare(one.label, other.label),
    )
}
