import { createInstance, type FormatterModule } from 'i18next'
import { use, useCallback, useSyncExternalStore } from 'react'
import { countIn } from '../count-format.ts'
import { directionOf, type Language, languages, locales } from '../languages.ts'
import type { TextTree, TextValues, Translate, Translations } from '../text-tree.ts'

/** The texts of one area, in the language of the page. */
export type Texts<Tree> = {
  /**
   * For components: renders again after a change of language, and suspends until a language is
   * loaded.
   */
  useTexts: () => Translate<Tree>
  /** For use outside components, for example in a toast after a call. */
  text: Translate<Tree>
  /** Resolves when `text` has the page's language, for code that no component has loaded. */
  load: () => Promise<void>
}

/** Formats the numbers of a sentence by its language. */
const numbersInSentences: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number, _format, lng) => {
    if (typeof value === 'number') return countIn(asLanguage(lng), value)
    return directionOf(asLanguage(lng)) === 'rtl' ? isolated(value) : value
  },
}

/**
 * Isolates Latin text within a sentence that is read from right to left (Unicode's FSI and PDI), so
 * that its own order, and the quotes and percent signs around it, hold. An address stays as it is,
 * since programs that find links in a text would take the mark for a part of it.
 */
function isolated(value: string): string {
  if (/^https?:\/\//.test(value)) return value
  return /\p{Script=Latin}/u.test(value) ? `\u2068${value}\u2069` : value
}

const i18n = createInstance()
const areas = new Map<string, Translations<TextTree>>()
const otherWords = new Set<(language: Language) => Promise<void>>()

i18n.on('languageChanged', () => {
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  const language = currentLanguage()
  // If the page already has this language, its direction stays: the person may have chosen it.
  if (root.lang === locales[language]) return
  root.lang = locales[language]
  root.dir = directionOf(language)
})

void i18n.use(numbersInSentences).init({
  lng: languageOfPage(),
  fallbackLng: false,
  ns: [],
  defaultNS: false,
  resources: {},
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
})

/** The language in which the page was opened; Portuguese without a page. */
function languageOfPage(): Language {
  const locale = typeof document === 'undefined' ? '' : document.documentElement.lang
  return languages.find((language) => locales[language] === locale) ?? 'pt'
}

function asLanguage(value: string | undefined): Language {
  return languages.find((language) => language === value) ?? 'pt'
}

/**
 * Defines the texts of one area, in Portuguese at once and in other languages when needed. All have
 * the type of `pt`, so a missing sentence is a type error.
 */
export function defineTexts<Tree extends TextTree>(
  area: string,
  pt: Tree,
  translations: Translations<Tree>,
): Texts<Tree> {
  areas.set(area, translations)
  i18n.addResourceBundle('pt', area, pt)
  return {
    useTexts: () => {
      const language = useLanguage()
      use(fetchArea(language, area))
      return useCallback((key: string, values) => sentence(language, area, key, values), [language])
    },
    text: (key: string, values) => sentence(currentLanguage(), area, key, values),
    load: () => fetchArea(currentLanguage(), area),
  }
}

/** Most sentences have nothing to fill in; looking them up takes a tenth of the time of `t`. */
function sentence(language: Language, area: string, key: string, values?: TextValues): string {
  const plain: unknown = values === undefined ? i18n.getResource(language, area, key) : undefined
  if (typeof plain === 'string') return plain
  return i18n.t(keysOf(key, values), { lng: language, ns: area, ...values })
}

const arrivals = new Map<string, Promise<void>>()

/** Portuguese comes with the code of each area; other languages are loaded when first shown. */
function fetchArea(language: Language, area: string): Promise<void> {
  const name = language === 'pt' ? language : `${language} ${area}`
  const known = arrivals.get(name)
  if (known !== undefined) return known
  const arrival = addArea(language, area)
  arrivals.set(name, arrival)
  if (language === 'pt') void settled(arrival)
  void arrival
    .then(() => settled(arrival))
    // A failed load is tried again when the texts are next needed.
    .catch(() => arrivals.delete(name))
  return arrival
}

/** Tells React that the promise is settled, so that it does not show a fallback for a moment. */
function settled(arrival: Promise<void>): Promise<void> {
  return Object.assign(arrival, { status: 'fulfilled', value: undefined })
}

async function addArea(language: Language, area: string): Promise<void> {
  if (language === 'pt') return
  i18n.addResourceBundle(language, area, await areas.get(area)?.[language]())
}

/** A counted sentence without the requested form falls back to `other`. */
function keysOf(key: string, values: TextValues | undefined): string | string[] {
  return values?.['count'] === undefined ? key : [key, `${key}_other`]
}

/**
 * Registers words that are kept elsewhere: `load` is awaited before a language is shown. Resolves
 * when those of the page's language are loaded.
 */
export async function addWords(load: (language: Language) => Promise<void>): Promise<void> {
  otherWords.add(load)
  await load(currentLanguage())
}

export function currentLanguage(): Language {
  return asLanguage(i18n.language)
}

/** Calls back with the new language after every change; returns a function that ends it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const tell = () => listener(currentLanguage())
  i18n.on('languageChanged', tell)
  return () => i18n.off('languageChanged', tell)
}

/** Returns the language of the page; renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

/**
 * Changes the language of the page. All its texts are loaded first, so that the page changes at
 * once; if that fails it throws, and nothing changes.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([
    ...[...areas.keys()].map((area) => fetchArea(language, area)),
    ...[...otherWords].map((load) => load(language)),
  ])
  await i18n.changeLanguage(language)
}
