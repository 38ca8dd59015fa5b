import type { Language } from '@portaria/i18n/languages'
import type { Documentation } from './article.ts'

const loaders: Record<Language, () => Promise<Documentation>> = {
  pt: async () => (await import('./pt/pt.ts')).pt,
  en: async () => (await import('./en/en.ts')).en,
  es: async () => (await import('./es/es.ts')).es,
  ar: async () => (await import('./ar/ar.ts')).ar,
}

const arrivals = new Map<Language, Promise<Documentation>>()

/** Fetches all articles of a language, once; a failed fetch is repeated by the next call. */
export function fetchDocumentation(language: Language): Promise<Documentation> {
  const known = arrivals.get(language)
  if (known !== undefined) return known
  const arrival = loaders[language]()
  arrivals.set(language, arrival)
  void arrival
    // Tells React that the promise is settled, so that it does not show a fallback for a moment.
    .then((value) => Object.assign(arrival, { status: 'fulfilled', value }))
    .catch(() => arrivals.delete(language))
  return arrival
}
