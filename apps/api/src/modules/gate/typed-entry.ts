import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import type { EntryBody } from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { fieldSchema, issuesToCodes } from '@portaria/contract/record-checks/validation'
import type { TypedIdDoc } from '@portaria/contract/value-types/id-doc'
import * as z from 'zod/mini'
import { problem } from '../../platform/problem.ts'

const { cpf, id_doc } = visitors.fields
const { plate, companions, photo_file_id, let_in_reason } = visits.fields
const { readOnly: _, ...reason } = let_in_reason

const text = z.optional(z.nullable(z.string()))
const document = z.object({
  kind: z.string(),
  number: z.string(),
  issuer: z.nullable(z.string()),
  country: z.nullable(z.string()),
})

/** The fields typed at the desk, each read as in its register. */
const typedFields = z.object({
  cpf: z.pipe(fieldSchema(cpf), text),
  id_doc: z.pipe(fieldSchema(id_doc), z.optional(z.nullable(document))),
  plate: z.pipe(fieldSchema(plate), text),
  companions: z.pipe(fieldSchema(companions), z.optional(z.nullable(z.number()))),
  photo_file_id: z.pipe(fieldSchema(photo_file_id), text),
  let_in_reason: z.pipe(fieldSchema(reason), text),
})

type Typed = Pick<EntryBody, keyof typeof typedFields.shape & keyof EntryBody>

export type TypedEntry = {
  /** The document that was shown: a CPF or another one. */
  document: { readonly cpf: string } | { readonly id_doc: TypedIdDoc } | null
  /** The data stored with the visit; empty fields stay as they were. */
  ofVisit: {
    readonly plate?: string
    readonly companions?: number
    readonly photo_file_id?: string
    readonly let_in_reason?: string
  }
}

/** Reads typed fields into their normal form; throws `validation` with the wrong fields. */
export function typedEntry(body: Typed): TypedEntry {
  const names = Object.keys(typedFields.shape) as (keyof Typed)[]
  const given = names.filter((name) => body[name] != null && body[name] !== '')
  const read = typedFields.safeParse(Object.fromEntries(given.map((name) => [name, body[name]])))
  if (!read.success) {
    throw problem('validation', { errors: issuesToCodes(read.error.issues, body) })
  }
  const { plate: car, companions: people, photo_file_id: photo, let_in_reason: why } = read.data
  return {
    document: documentOf(read.data),
    ofVisit: {
      ...(car != null && { plate: car }),
      ...(people != null && { companions: people }),
      ...(photo != null && { photo_file_id: photo }),
      ...(why != null && { let_in_reason: why }),
    },
  }
}

function documentOf({
  cpf: typedCpf,
  id_doc: typedDoc,
}: z.output<typeof typedFields>): TypedEntry['document'] {
  if (typedDoc != null) return { id_doc: typedDoc }
  return typedCpf == null ? null : { cpf: typedCpf }
}
