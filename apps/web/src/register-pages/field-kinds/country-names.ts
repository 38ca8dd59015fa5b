import { countries } from '@portaria/contract/value-types/countries'
import type { Language } from '@portaria/i18n/languages'

/** All countries by name, after the most frequent ones: Brazil, or those given. */
export function countryItems(
  language: Language,
  first: readonly string[] = ['BR'],
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const order = new Intl.Collator(language)
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted(
      (one, other) =>
        Number(first.includes(other.value)) - Number(first.includes(one.value)) ||
        order.compare(one.label, other.label),
    )
}
