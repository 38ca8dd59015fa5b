import { type Language, locales } from '@portaria/i18n/languages'
import { roles } from '../actors/roles.ts'
import type { AnyRegister } from '../define-register/define-register.ts'
import { readableName } from '../define-register/field.ts'
import type { RegisterName } from '../define-register/register-names.ts'
import { pt } from '../modules/pt.ts'
import { roleTerms, type Term, type TermWords, terms } from '../segments/segments.ts'
import { type AgreeingWord, agreeing, formsOf, type Gender } from '../texts/agreeing-word.ts'
import type { CommonTexts } from '../texts/common-text.ts'
import { ptCommonTexts } from '../texts/pt/common-fields.ts'
import type { RegisterText, RegisterTexts } from '../texts/register-text.ts'

type Words = { registers: RegisterTexts; common: CommonTexts }

const portuguese: Words = { registers: pt.registers, common: ptCommonTexts }
const known = new Map<Language, Words>([['pt', portuguese]])

/** Loaders of the words of each language, which a browser fetches on demand. */
const loaders: Record<Language, () => Promise<Words>> = {
  pt: () => Promise.resolve(portuguese),
  en: async () => {
    const [{ en }, { enCommonTexts }] = await Promise.all([
      import('../modules/en.ts'),
      import('../texts/en/common-fields.ts'),
    ])
    return { registers: en.registers, common: enCommonTexts }
  },
  es: async () => {
    const [{ es }, { esCommonTexts }] = await Promise.all([
      import('../modules/es.ts'),
      import('../texts/es/common-fields.ts'),
    ])
    return { registers: es.registers, common: esCommonTexts }
  },
  ar: async () => {
    const [{ ar }, { arCommonTexts }] = await Promise.all([
      import('../modules/ar.ts'),
      import('../texts/ar/common-fields.ts'),
    ])
    return { registers: ar.registers, common: arCommonTexts }
  },
}

/** Loads the words of a language; before that, the Portuguese ones are used. */
export async function loadRegisterTexts(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await loaders[language]())
}

function textsOf(language: Language): Words {
  return known.get(language) ?? portuguese
}

export function registerText(language: Language, name: RegisterName): RegisterText {
  return textsOf(language).registers[name]
}

/** Returns a field's label; fields inside rows and details are looked up by their own name. */
export function fieldLabel(language: Language, register: RegisterName, field: string): string {
  const own = textsOf(language).registers[register].fields
  const common = textsOf(language).common.fields
  const readable = readableName(field)
  return own?.[field] ?? common[field] ?? own?.[readable] ?? common[readable] ?? field
}

/**
 * Returns the term that is a field's label, so that a segment renames it: `tower_id` of a unit.
 * Null if the register has its own label for the field, as vehicles call their resident "Dono".
 */
export function fieldTerm(register: RegisterName, field: string): Term | null {
  const own = portuguese.registers[register].fields
  const readable = readableName(field)
  if (own?.[field] || own?.[readable]) return null
  return terms.find((term) => term === readable) ?? null
}

/** Returns the term that is a choice's label: people's roles, which a segment names. */
export function choiceTerm(field: string, value: string): Term | null {
  const role = field === 'role' && roles.find((one) => one === value)
  return (role && roleTerms[role]) || null
}

/**
 * Fills a sentence with a segment's words: `{{tower}}` is "torre" or "obra", `{{towers}}` "torres"
 * or "obras", and `{{Towers}}` begins a sentence.
 */
export function fillTerms(
  language: Language,
  sentence: string,
  wordsOf: (term: Term) => TermWords,
): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const asked = name.toLowerCase()
    const term = terms.find((one) => asked === one || asked === `${one}s`)
    if (term === undefined) return whole
    const word = wordsOf(term)[asked === term ? 'singular' : 'plural']
    return asked === name ? word.toLocaleLowerCase(language) : word
  })
}

export function sectionLabel(language: Language, register: RegisterName, section: string): string {
  const own = textsOf(language).registers[register].sections
  return own?.[section] ?? textsOf(language).common.sections[section] ?? section
}

/** The gender of the register's noun, or of the person, that a word agrees with. */
export type Agreement = { readonly noun?: Gender; readonly person?: Gender | undefined }

/**
 * Returns a choice's label, such as "Inativa" for a tower; it agrees with the register's noun by
 * default.
 */
export function choiceLabel(
  language: Language,
  register: RegisterName,
  field: string,
  value: string,
  { noun, person }: Agreement = {},
): string {
  const ownNoun = textsOf(language).registers[register].gender
  return agreeing(choiceWord(language, register, field, value), noun ?? ownNoun, person)
}

/** Returns every form of a choice's label. */
export const choiceLabels = (...place: Parameters<typeof choiceWord>): string[] =>
  formsOf(choiceWord(...place))

function choiceWord(
  language: Language,
  register: RegisterName,
  field: string,
  value: string,
): AgreeingWord {
  const own = textsOf(language).registers[register].choices
  return own?.[field]?.[value] ?? textsOf(language).common.choices[field]?.[value] ?? value
}

/**
 * Returns the label of a flag beside a name: its own word if it has one, else its field's label.
 */
export function flagLabel(
  language: Language,
  register: RegisterName,
  field: string,
  { noun, person }: Agreement,
): string {
  const { flags, gender } = textsOf(language).registers[register]
  const word = flags?.[field]
  if (word === undefined) return fieldLabel(language, register, field)
  return agreeing(word, noun ?? gender, person)
}

/**
 * Returns the sentence for rows that need attention: "2 encomendas chegaram e ninguém foi avisado".
 * `count` formats the number.
 */
export function needsText(
  language: Language,
  register: RegisterName,
  stateOrMark: string,
  [number, count]: readonly [number, string],
): string {
  const forms = textsOf(language).registers[register].needs?.[stateOrMark]
  const form = new Intl.PluralRules(locales[language]).select(number)
  return (forms?.[form] ?? forms?.other ?? '').replace('{{count}}', count)
}

/** Returns other heads of a register's column in spreadsheets, in every loaded language. */
export function headWords(register: RegisterName, column: string): string[] {
  return [...known.values()].flatMap(({ registers, common }) => [
    ...(registers[register].heads?.[column] ?? []),
    ...(common.heads[column] ?? []),
  ])
}

/** Returns other words for a choice in spreadsheets, in every loaded language. */
export function choiceWords(register: RegisterName, field: string, value: string): string[] {
  return [...known.values()].flatMap(({ registers, common }) => [
    ...(registers[register].choiceWords?.[field]?.[value] ?? []),
    ...(common.choiceWords[field]?.[value] ?? []),
  ])
}

/** Returns the labels that a register's screens need and that have no text: normally none. */
export function missingTexts(language: Language, register: AnyRegister): string[] {
  const missing: string[] = []
  const look = (fields: AnyRegister['fields']) => {
    for (const [name, field] of Object.entries(fields)) {
      if (fieldLabel(language, register.name, name) === name) missing.push(`field ${name}`)
      for (const value of field.options ?? []) {
        const label = choiceLabel(language, register.name, name, value)
        if (label === value) missing.push(`choice ${name}.${value}`)
      }
      if (field.fields) look(field.fields)
    }
  }
  look(register.fields)
  for (const { section } of register.form) {
    if (sectionLabel(language, register.name, section) === section)
      missing.push(`section ${section}`)
  }
  for (const action of Object.keys(register.actions ?? {})) {
    if (!textsOf(language).registers[register.name].actions?.[action])
      missing.push(`action ${action}`)
  }
  for (const transition of Object.keys(register.states?.transitions ?? {})) {
    if (!textsOf(language).registers[register.name].transitions?.[transition])
      missing.push(`transition ${transition}`)
  }
  for (const view of Object.keys(register.list.views ?? {})) {
    if (!textsOf(language).registers[register.name].views?.[view]) missing.push(`view ${view}`)
  }
  return missing
}

/** Returns the word on the button of an action or a transition; undefined for another name. */
export function actionLabel(
  language: Language,
  register: RegisterName,
  action: string,
): string | undefined {
  const { actions, transitions } = textsOf(language).registers[register]
  return actions?.[action] ?? transitions?.[action]?.button
}
