import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  type CommonColumns,
  type ReferenceRead,
  readableName,
} from '@portaria/contract/define-register/field'
import { fieldToShow } from '@portaria/contract/define-register/record-names'

/** One row of any register as the API reads it: what all have, and fields known only by name. */
export type RegisterRecord = CommonColumns & { readonly [field: string]: unknown }

/** Whether a value is an object whose fields can be read by name. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether an answer is a whole record. */
export function isRecord(value: Record<string, unknown>): value is RegisterRecord {
  return typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

/** The readable half of a reference, or null where nothing is referred to. */
export function asReference(value: unknown): ReferenceRead | null {
  if (!isObject(value) || typeof value['id'] !== 'string') return null
  const { id, title, deleted } = value
  return { id, title: typeof title === 'string' ? title : '', deleted: deleted === true }
}

/** The readable half of a picture, or null where there is none. */
export function asImage(value: unknown): { id: string; url: string } | null {
  if (!isObject(value) || typeof value['id'] !== 'string') return null
  return typeof value['url'] === 'string' ? { id: value['id'], url: value['url'] } : null
}

/** A record's title by its definition, as the server titles references to it: "Torre A · 101". */
export function recordTitle(register: AnyRegister, record: RegisterRecord): string {
  const parts = register.title.map((name) => {
    const field = register.fields[name]
    const own = record[fieldToShow(name, field, record)]
    return field?.kind === 'reference' ? asReference(record[readableName(name)])?.title : own
  })
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** The readable half beside a field (`tower` beside `tower_id`), which only some kinds have. */
export function besideOf(record: { readonly [field: string]: unknown }, name: string): unknown {
  const readable = readableName(name)
  return readable === name ? undefined : record[readable]
}

/** Addresses of a register's pages; null where it has none. */
export function registerPaths(register: AnyRegister) {
  const { paths } = register
  return {
    list: paths?.list ?? null,
    create: paths ? `${paths.item}/new` : null,
    record: (id: string) => (paths ? `${paths.item}/${id}` : null),
    edit: (id: string) => (paths ? `${paths.item}/${id}/edit` : null),
  }
}
