import { countries } from '@portaria/contract/value-types/countries'
import type { Language } from '@portaria/i18n/languages'

/** A country's name in a language; a code that is no country's stays as it is. */
export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

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
