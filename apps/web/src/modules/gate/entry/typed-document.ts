import { saidBefore } from '@portaria/contract/value-types/id-doc'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { wrongValue } from './wrong-value.ts'

/** The documents by which somebody is known: a Brazilian's CPF, or another one with a photo. */
export const documentKinds = ['cpf', 'id_doc'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A document as its inputs have it. */
export type TypedDocument = { kind: DocumentKind; value: unknown }

/** Nothing typed yet. */
export function noDocument(kind: DocumentKind): TypedDocument {
  const input = inputOf(kind)
  return { kind, value: input.read(null, null, { kind }, inputOf) }
}

/** What was typed as a CPF and has letters: another document, of the kind that its word says; null for a CPF. */
export function otherThanCpf({ kind, value }: TypedDocument): TypedDocument | null {
  if (kind !== 'cpf' || typeof value !== 'string') return null
  if (!/\p{L}/u.test(value.replace(/cpf/i, ''))) return null
  const said = saidBefore(value)
  const parts = { kind: said?.kind ?? '', country: said?.country ?? '', number: value.trim() }
  return { kind: 'id_doc', value: parts }
}

/** What is sent of it, under its kind; null where nothing was typed. */
export function sentDocument({ kind, value }: TypedDocument): Record<string, unknown> | null {
  const written = inputOf(kind).write(value, { kind }, inputOf)
  return written === null || written === '' ? null : { [kind]: written }
}

/** What is missing or wrong of it, by dotted path. */
export function wrongDocument(typed: TypedDocument): Record<string, string> {
  const { kind } = typed
  return wrongValue(kind, { kind, required: true }, sentDocument(typed)?.[kind] ?? null)
}
