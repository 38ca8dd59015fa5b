import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/** A Brazilian postal code, stored as 8 digits. */
export const cep: ValueType<string> = {
  parse(typed) {
    const digits = bareCharacters(typed)
    return /^\d{8}$/.test(digits) ? accepted(digits) : refused('cep_length')
  },
  format: (value) => value.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
}
