import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { fieldSchema, issuesToCodes } from '@portaria/contract/record-checks/validation'
import * as z from 'zod/mini'
import { problem } from '../../platform/problem.ts'

const { cpf, id_doc } = visitors.fields
const { plate, companions, photo_file_id, let_in_reason } = visits.fields
const { readOnly: _, ...reason } = let_in_reason

/** The fields typed at the desk, each read as in its register. */
const typedFields = z.object({
  cpf: fieldSchema(cpf),
  id_doc: fieldSchema(id_doc),
  plate: fieldSchema(plate),
  companions: fieldSchema(companions),
  photo_file_id: fieldSchema(photo_file_id),
  let_in_reason: fieldSchema(reason),
})

type Typed = Pick<EntryBody, keyof typeof typedFields.shape & keyof EntryBody>

export type TypedEntry = {
  /** The document that was shown: a CPF or another one. */
  document: Readonly<Record<string, unknown>> | null
  /** The data stored with the visit; empty fields stay as they were. */
  ofVisit: Readonly<Record<string, unknown>>
}

/** Reads typed fields into their normal form; throws `validation` with the wrong fields. */
export function typedEntry(body: Typed): TypedEntry {
  const names = Object.keys(typedFields.shape) as (keyof Typed)[]
  const given = names.filter((name) => body[name] != null && body[name] !== '')
  const read = typedFields.safeParse(Object.fromEntries(given.map((name) => [name, body[name]])))
  if (!read.success) {
    throw problem('validation', { errors: issuesToCodes(read.error.issues, body) })
  }
  const { cpf: typedCpf, id_doc: typedDoc, ...rest } = read.data
  const ofVisit = Object.entries(rest).filter(([, value]) => value != null)
  return { document: documentOf(typedCpf, typedDoc), ofVisit: Object.fromEntries(ofVisit) }
}

function documentOf(typedCpf: unknown, typedDoc: unknown): TypedEntry['document'] {
  if (typedDoc != null) return { id_doc: typedDoc }
  return typedCpf == null ? null : { cpf: typedCpf }
}
