import type { Role } from '../actors/roles.ts'
import { cpf } from '../value-types/cpf.ts'
import { saidBefore } from '../value-types/id-doc.ts'
import { phone } from '../value-types/phone.ts'
import { isBrazilianPlate } from '../value-types/plate.ts'
import { bareCharacters } from '../value-types/typed-characters.ts'
import type { AnyRegister } from './define-register.ts'
import { isKeptFrom, seesSensitive } from './hidden-fields.ts'

/**
 * Kinds of fields by which a person can be looked up: only by a whole value, and even by roles that
 * cannot see it.
 */
export type LookUpKind = 'cpf' | 'id_doc'

/**
 * Returns the sensitive fields of a register by which a role looks its people up (registers §17).
 */
export function lookUpFields(
  register: AnyRegister,
  role: Role | 'system' = 'system',
): LookUpKind[] {
  return Object.entries(register.fields).flatMap(([name, field]) => {
    const { kind, sensitive } = field
    const isAsked = sensitive && name === kind && !isKeptFrom(role, field)
    return isAsked && (kind === 'cpf' || kind === 'id_doc') ? [kind] : []
  })
}

/** A whole typed document; `isCertain` if it can be nothing else. */
export type TypedDocument = { kind: LookUpKind; value: string; isCertain: boolean }

/**
 * Returns the document whose number the whole search text is: a valid CPF, or a possible number of
 * another document. Brazilian plates and most telephones are left out (registers §17). A
 * neighbouring country's plate and a number like 4004-1234 are not, with a zero before it or without, since
 * they are as often a document. Null for words.
 */
export function documentIn(searched: string): TypedDocument | null {
  const said = saidBefore(searched)
  const typed = said?.number ?? searched
  const asCpf = cpf.parse(typed)
  if (asCpf.ok) return { kind: 'cpf', value: asCpf.value, isCertain: true }
  const value = bareCharacters(typed)
  const isNumber = /^[0-9A-Z]{5,20}$/.test(value) && value.replace(/\D/g, '').length >= 4
  const isPhone = value.replace(/^0/, '').length > 8 && phone.parse(typed).ok
  if (!isNumber || (said === null && (isBrazilianPlate(typed) || isPhone))) return null
  return { kind: 'id_doc', value, isCertain: false }
}

/** Whether a search in a register is, or may become, a look-up of a value hidden from a role. */
export function asksHidden(register: AnyRegister, role: Role, typed: string): boolean {
  if (seesSensitive(register, role)) return false
  const document = documentIn(typed)
  return document !== null && lookUpFields(register, role).includes(document.kind)
}

/** Look-ups per person and hour of values hidden from them (registers §18). */
export const LOOK_UPS_AN_HOUR = { hits: 300, misses: 30 } as const

/** Kinds of values that people look up without seeing them; each is counted separately. */
export const lookedUpKinds = ['document', 'pin', 'pickup', 'own_pin'] as const

export type LookedUpKind = (typeof lookedUpKinds)[number]

/**
 * Limit of wrong PINs of passes, or wrong pick-up codes, per person and hour: a night of mistyping
 * needs a tenth of it, and trying a hundred million numbers at that pace takes two centuries.
 */
export const WRONG_CODES_AN_HOUR = 60

/** Limit of PINs of one's own that are refused, per person and day (access §20). */
export const REFUSED_PINS_A_DAY = 5

/**
 * Limit of new PINs that one person sets in a day (access §20): without it, PINs could be tried until
 * one is refused because a neighbour has it.
 */
export const NEW_PINS_A_DAY = 10

/**
 * Limit of misses that one person gets back in an hour. Each leaves a registered person, and the
 * name of whoever registered them.
 */
export const GIVEN_BACK_AN_HOUR = 300

/**
 * Minutes after a look-up that found nobody in which the searched person must be registered, so
 * that the miss is given back.
 */
export const MISS_GIVEN_BACK_MIN = 10
