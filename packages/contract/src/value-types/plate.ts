import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

const oldPattern = /^[A-Z]{3}\d{4}$/
const mercosulPattern = /^[A-Z]{3}\d[A-Z]\d{2}$/

/**
 * Plates of neighbouring countries, whose cars come to visit. Uruguay's cars have three letters and
 * four digits, like Brazil's old ones.
 */
const neighbourPatterns = [
  // Argentina, since 2016; its motorcycles.
  /^[A-Z]{2}\d{3}[A-Z]{2}$/,
  /^[A-Z]\d{3}[A-Z]{3}$/,
  // Argentina, until 2016; Paraguay, until 2019; Uruguay's motorcycles.
  /^[A-Z]{3}\d{3}$/,
  // Paraguay, since 2019; its motorcycles.
  /^[A-Z]{4}\d{3}$/,
  /^\d{3}[A-Z]{4}$/,
  // Bolivia; Argentina's motorcycles until 2016.
  /^\d{3,4}[A-Z]{3}$/,
  // Chile, since 2007 and before.
  /^[A-Z]{4}\d{2}$/,
  /^[A-Z]{2}\d{4}$/,
]

const isBrazilian = (characters: string) =>
  oldPattern.test(characters) || mercosulPattern.test(characters)

const isPlate = (characters: string) =>
  isBrazilian(characters) || neighbourPatterns.some((pattern) => pattern.test(characters))

/**
 * A number plate, stored as 6 or 7 upper-case characters: Brazil's old `ABC1234`, its Mercosul `ABC1C34`, whose
 * fifth place takes any letter (only converted old plates end at J), or one of a neighbouring country.
 */
export const plate: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (characters.length !== 7 && characters.length !== 6) return refused('plate_length')
    return isPlate(characters) ? accepted(characters) : refused('plate_pattern')
  },
  format(value) {
    if (oldPattern.test(value)) return `${value.slice(0, 3)}-${value.slice(3)}`
    if (isBrazilian(value)) return value
    return value.replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/g, ' ')
  },
}

/** Whether a typed text is a Brazilian plate; hardly anything else has this form. */
export const isBrazilianPlate = (typed: string): boolean => isBrazilian(bareCharacters(typed))

/**
 * Returns the key by which an old plate and its Mercosul conversion are one car: the fifth
 * character becomes the letter A–J. Takes a stored value.
 */
export function plateKey(value: string): string {
  if (!oldPattern.test(value)) return value
  return `${value.slice(0, 4)}${'ABCDEFGHIJ'.charAt(Number(value.charAt(4)))}${value.slice(5)}`
}

/** Characters that cameras and people confuse (registers §13). */
const alike = ['O0', 'I1', 'B8'] as const

/**
 * Returns the typed plate, and the plates that differ from it only by characters that are often
 * confused.
 */
export function platesLike(typed: string): string[] {
  const characters = bareCharacters(typed)
  if (!/^[A-Z0-9]{6,7}$/.test(characters)) return []
  let variants = ['']
  for (const one of characters) {
    const options = alike.find((pair) => pair.includes(one)) ?? one
    variants = variants.flatMap((head) => options.split('').map((each) => head + each))
  }
  return variants.filter(isPlate)
}
