import { cpf } from '@portaria/contract/value-types/cpf'
import { isBrazilianPlate, plate } from '@portaria/contract/value-types/plate'
import type { WalkInStart } from '../desk-hit.ts'

/**
 * Returns what a text says about somebody whom the desk did not find, to begin the window of a
 * visit with it: a plate, a CPF, or a name. A text that is none of them says nothing (gate §12).
 */
export function startFromTyped(typed: string): WalkInStart {
  const text = typed.trim()
  if (isBrazilianPlate(text)) {
    const read = plate.parse(text)
    return read.ok ? { plate: read.value } : {}
  }
  if (cpf.parse(text).ok) return { document: text }
  return /\p{L}{2}/u.test(text) && !/\d/.test(text) ? { name: text } : {}
}
