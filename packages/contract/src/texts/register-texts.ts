import type { Language } from '../actor.ts'
import type { AnyRegister } from '../define-register/define-register.ts'
import { readableName } from '../define-register/field.ts'
import type { RegisterName } from '../registers/names.ts'
import { enCommonTexts } from './en/common-fields.ts'
import { enRegisterTexts } from './en/registers.ts'
import { ptCommonTexts } from './pt/common-fields.ts'
import { ptRegisterTexts } from './pt/registers.ts'

/** The words of one register; fields that have none here take the common ones. */
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

const registerTexts: Record<Language, RegisterTexts> = { pt: ptRegisterTexts, en: enRegisterTexts }
const commonTexts: Record<Language, CommonTexts> = { pt: ptCommonTexts, en: enCommonTexts }

export function registerText(language: Language, name: RegisterName): RegisterText {
  return registerTexts[language][name]
}

/** A field's label; fields inside rows and details are looked up by their own name. */
export function fieldLabel(language: Language, register: RegisterName, field: string): string {
  const own = registerTexts[language][register].fields
  const common = commonTexts[language].fields
  const readable = readableName(field)
  return own?.[field] ?? common[field] ?? own?.[readable] ?? common[readable] ?? field
}

export function sectionLabel(language: Language, register: RegisterName, section: string): string {
  const own = registerTexts[language][register].sections
  return own?.[section] ?? commonTexts[language].sections[section] ?? section
}

/** A choice's label, such as "Casado(a)" for `married`. */
export function choiceLabel(
  language: Language,
  register: RegisterName,
  field: string,
  value: string,
): string {
  const own = registerTexts[language][register].choices
  return own?.[field]?.[value] ?? commonTexts[language].choices[field]?.[value] ?? value
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
    if (!registerTexts[language][register.name].actions?.[action]) missing.push(`action ${action}`)
  }
  return missing
}
