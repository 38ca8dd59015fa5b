import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/** The number of an animal's microchip: 15 digits (ISO 11784), shown as country or maker, and number. */
export const microchip: ValueType<string> = {
  parse(typed) {
    const digits = bareCharacters(typed)
    return /^\d{15}$/.test(digits) ? accepted(digits) : refused('microchip_length')
  },
  format: (value) => (/^\d{15}$/.test(value) ? `${value.slice(0, 3)} ${value.slice(3)}` : value),
}
