import type { Language } from '../actor.ts'
import type { AnyRegister } from '../define-register/define-register.ts'
import { readableName } from '../define-register/field.ts'
import type { RegisterName } from '../registers/names.ts'
import { type Term, type TermWords, terms } from '../segments.ts'
import { lateTexts } from './late-texts.ts'
import { ptCommonTexts } from './pt/common-fields.ts'
import { ptRegisterTexts } from './pt/registers.ts'

/**
 * The words of one register; fields that have none here take the common ones. Purpose, help and
 * actions may hold what a segment renames, as `fillTerms` writes it.
 */
export type RegisterText = {
  one: string
  many: string
  /** "o" or "a": "Novo morador", "Nova torre". */
  gender: 'm' | 'f'
  /** What the register is for, in one sentence: the empty list says it. */
  purpose: string
  fields?: { readonly [field: string]: string }
  /** A word of help under a field. */
  help?: { readonly [field: string]: string }
  sections?: { readonly [section: string]: string }
  choices?: { readonly [field: string]: { readonly [value: string]: string } }
  actions?: { readonly [action: string]: string }
}

export type CommonTexts = {
  fields: { readonly [field: string]: string }
  sections: { readonly [section: string]: string }
  choices: { readonly [field: string]: { readonly [value: string]: string } }
}

export type RegisterTexts = Record<RegisterName, RegisterText>

const registersIn = (language: Language) => lateTexts(language)?.registers ?? ptRegisterTexts
const commonIn = (language: Language) => lateTexts(language)?.common ?? ptCommonTexts

export function registerText(language: Language, name: RegisterName): RegisterText {
  return registersIn(language)[name]
}

/** A field's label; fields inside rows and details are looked up by their own name. */
export function fieldLabel(language: Language, register: RegisterName, field: string): string {
  const own = registersIn(language)[register].fields
  const common = commonIn(language).fields
  const readable = readableName(field)
  return own?.[field] ?? common[field] ?? own?.[readable] ?? common[readable] ?? field
}

/**
 * The term that is a field's label, so that a segment renames it: `tower_id` of a unit. Null where
 * the register calls the field something of its own, as vehicles call their resident "Dono".
 */
export function fieldTerm(register: RegisterName, field: string): Term | null {
  const own = ptRegisterTexts[register].fields
  const readable = readableName(field)
  if (own?.[field] || own?.[readable]) return null
  return terms.find((term) => term === readable) ?? null
}

/**
 * A sentence in a segment's words: `{{tower}}` is "torre" or "obra", `{{towers}}` "torres" or "obras",
 * and `{{Towers}}` begins a sentence.
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
  const own = registersIn(language)[register].sections
  return own?.[section] ?? commonIn(language).sections[section] ?? section
}

/** A choice's label, such as "Casado(a)" for `married`. */
export function choiceLabel(
  language: Language,
  register: RegisterName,
  field: string,
  value: string,
): string {
  const own = registersIn(language)[register].choices
  return own?.[field]?.[value] ?? commonIn(language).choices[field]?.[value] ?? value
}

/** Every label that a register's screens ask for and that has no text: empty when all is well. */
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
    if (!registersIn(language)[register.name].actions?.[action]) missing.push(`action ${action}`)
  }
  return missing
}
