import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/**
 * A chassis number, stored in upper case: 17 characters without I, O, Q (ISO 3779). Vehicles older
 * than the norm have shorter ones with any letter: stored with the warning `vin_short`.
 */
export const vin: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (characters.length === 0 || characters.length > 17) return refused('vin_length')
    if (!/^[0-9A-Z]+$/.test(characters)) return refused('vin_characters')
    if (characters.length < 17) return accepted(characters, 'vin_short')
    return /[IOQ]/.test(characters) ? refused('vin_characters') : accepted(characters)
  },
  format: (value) => value,
}
