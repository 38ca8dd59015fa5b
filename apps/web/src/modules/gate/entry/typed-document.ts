import { saidBefore } from '@portaria/contract/value-types/id-doc'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { wrongValue } from './wrong-value.ts'

/**
 * The kinds of documents that identify a person: a Brazilian's CPF, or another one with a photo.
 */
export const documentKinds = ['cpf', 'id_doc'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A document in the format of its inputs. */
export type TypedDocument = { kind: DocumentKind; value: unknown }

/** An empty document. */
export function noDocument(kind: DocumentKind): TypedDocument {
  const input = inputOf(kind)
  return { kind, value: input.read(null, null, { kind }, inputOf) }
}

/**
 * Converts a CPF whose text has letters to another document; the word in the text names its kind.
 * Null for a real CPF.
 */
export function otherThanCpf({ kind, value }: TypedDocument): TypedDocument | null {
  if (kind !== 'cpf' || typeof value !== 'string') return null
  if (!/\p{L}/u.test(value.replace(/cpf/i, ''))) return null
  const said = saidBefore(value)
  const parts = { kind: said?.kind ?? '', country: said?.country ?? '', number: value.trim() }
  return { kind: 'id_doc', value: parts }
}

/** Converts the document for sending, under its kind; null if nothing was typed. */
export function sentDocument({ kind, value }: TypedDocument): Record<string, unknown> | null {
  const written = inputOf(kind).write(value, { kind }, inputOf)
  return written === null || written === '' ? null : { [kind]: written }
}

/** The errors of a document, by dotted path. */
export function wrongDocument(typed: TypedDocument): Record<string, string> {
  const { kind } = typed
  return wrongValue(kind, { kind, required: true }, sentDocument(typed)?.[kind] ?? null)
}
