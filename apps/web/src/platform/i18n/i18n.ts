import { type Language, languages } from '@portaria/contract/actor'
import { createInstance, type FormatterModule } from 'i18next'
import { use, useCallback, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../session/session-storage.ts'
import { formatsOf } from './formats.ts'
import { locales } from './locales.ts'

/** Texts of one area in one language: sentences, and groups of them. */
export type TextTree = { readonly [key: string]: string | TextTree }

type Counted<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_other`
    ? Base
    : Key

/** Dotted path of every sentence; `x_one` and `x_other` are both the key `x` with a `count`. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Counted<Key>
    : `${Key}.${TextKey<Tree[Key]>}`
}[keyof Tree & string]

type PluralForm = 'zero' | 'two' | 'few' | 'many'

/**
 * The texts of an area in another language: the same sentences, and the plural forms that the
 * language has besides (Arabic has six). A test asks for all of them.
 */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>
} & {
  readonly [Key in keyof Tree & string as Key extends `${infer Base}_other`
    ? `${Base}_${PluralForm}`
    : never]?: string
}

/** Where the other languages of an area come from. */
export type Translations<Tree> = {
  readonly [Each in Exclude<Language, 'pt'>]: () => Promise<Translation<Tree>>
}

export type TextValues = Readonly<Record<string, string | number>>

/** Gives a sentence by its key, with `{{name}}` filled in. */
export type Translate<Tree> = (key: TextKey<Tree>, values?: TextValues) => string

export type Texts<Tree> = {
  /** For components: they follow a change of language, and wait for a language to arrive. */
  useTexts: () => Translate<Tree>
  /** Outside components, for example in a notification after a call. */
  text: Translate<Tree>
}

const LANGUAGE_KEY = 'language'

/** Each language in its own words, so that who reads it finds it. */
export const languageNames: Record<Language, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
}

/** Writes the numbers of a sentence as its language does. */
const numbersInSentences: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number, _format, lng) =>
    typeof value === 'number' ? formatsOf(asLanguage(lng ?? null)).count(value) : value,
}

const i18n = createInstance()
const areas = new Map<string, Translations<TextTree>>()
const otherWords = new Set<(language: Language) => Promise<void>>()

i18n.on('languageChanged', () => {
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  const language = currentLanguage()
  // At the start it stands there already, with the direction that the person may have chosen.
  if (root.lang === locales[language]) return
  root.lang = locales[language]
  root.dir = directionOf(language)
})

void i18n.use(numbersInSentences).init({
  lng: asLanguage(readStored(LANGUAGE_KEY)),
  fallbackLng: false,
  ns: [],
  defaultNS: false,
  resources: {},
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
})

function asLanguage(value: string | null): Language {
  return languages.find((language) => language === value) ?? 'pt'
}

/**
 * The texts of one area, in Portuguese at once and in the others when asked for. They have the type
 * of `pt`, so a sentence that one of them lacks does not compile.
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
  }
}

/** Most sentences have nothing to fill in; looking those up takes a tenth of what `t` does for them. */
function sentence(language: Language, area: string, key: string, values?: TextValues): string {
  const plain: unknown = values === undefined ? i18n.getResource(language, area, key) : undefined
  if (typeof plain === 'string') return plain
  return i18n.t(keysOf(key, values), { lng: language, ns: area, ...values })
}

const arrivals = new Map<string, Promise<void>>()

/** Portuguese comes with each area's own code; any other language when somebody reads it. */
function fetchArea(language: Language, area: string): Promise<void> {
  const name = language === 'pt' ? language : `${language} ${area}`
  const known = arrivals.get(name)
  if (known !== undefined) return known
  const arrival = addArea(language, area)
  arrivals.set(name, arrival)
  if (language === 'pt') void settled(arrival)
  void arrival
    .then(() => settled(arrival))
    // What did not come is asked for again.
    .catch(() => arrivals.delete(name))
  return arrival
}

/** Tells React that there is nothing to wait for: it would show a fallback for a moment. */
function settled(arrival: Promise<void>): Promise<void> {
  return Object.assign(arrival, { status: 'fulfilled', value: undefined })
}

async function addArea(language: Language, area: string): Promise<void> {
  if (language === 'pt') return
  i18n.addResourceBundle(language, area, await areas.get(area)?.[language]())
}

/** Of a counted sentence the last form stands in for those that a language seldom uses. */
function keysOf(key: string, values: TextValues | undefined): string | string[] {
  return values?.['count'] === undefined ? key : [key, `${key}_other`]
}

/** Adds words from elsewhere, ready before a language is shown; done when the present one is. */
export async function addWords(load: (language: Language) => Promise<void>): Promise<void> {
  otherWords.add(load)
  await load(currentLanguage())
}

export function currentLanguage(): Language {
  return asLanguage(i18n.language)
}

/** The direction one reads a language in. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return i18n.dir(language)
}

/** Calls back with the new language after every change; returns what ends it. */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  const tell = () => listener(currentLanguage())
  i18n.on('languageChanged', tell)
  return () => i18n.off('languageChanged', tell)
}

/** Follows the language of the page. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

/**
 * Changes the language of the page and of the next visit. All its texts are fetched first, so that
 * the page changes at once; where they don't come, it throws and nothing changes.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([
    ...[...areas.keys()].map((area) => fetchArea(language, area)),
    ...[...otherWords].map((load) => load(language)),
  ])
  writeStored(LANGUAGE_KEY, language)
  await i18n.changeLanguage(language)
}
