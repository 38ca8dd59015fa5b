import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  type CommonColumns,
  type ReferenceRead,
  readableName,
} from '@portaria/contract/define-register/field'
import { fieldToShow } from '@portaria/contract/define-register/record-names'

/**
 * One row of any register as the API returns it: the columns that all registers have, and fields
 * known only by name.
 */
export type RegisterRecord = CommonColumns & { readonly [field: string]: unknown }

/** Whether the values of a record were erased, so that it cannot be restored (people §10). */
export const isErased = (record: RegisterRecord): boolean => record['erased_at'] != null

/** Whether a value is an object whose fields can be read by name. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether an answer is a complete record. */
export function isRecord(value: Record<string, unknown>): value is RegisterRecord {
  return typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

/** The readable half of a reference; null without one. */
export function asReference(value: unknown): ReferenceRead | null {
  if (!isObject(value) || typeof value['id'] !== 'string') return null
  const { id, title, deleted } = value
  return { id, title: typeof title === 'string' ? title : '', deleted: deleted === true }
}

/** The readable half of a picture; null without one. */
export function asImage(value: unknown): { id: string; url: string } | null {
  if (!isObject(value) || typeof value['id'] !== 'string') return null
  return typeof value['url'] === 'string' ? { id: value['id'], url: value['url'] } : null
}

/** The title of a record, as in references to it on the server: "Torre A · 101". */
export function recordTitle(register: AnyRegister, record: RegisterRecord): string {
  const parts = register.title.map((name) => {
    const field = register.fields[name]
    const own = record[fieldToShow(name, field, record)]
    return field?.kind === 'reference' ? asReference(record[readableName(name)])?.title : own
  })
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** The readable half beside a field (`tower` beside `tower_id`); only some kinds have one. */
export function besideOf(record: { readonly [field: string]: unknown }, name: string): unknown {
  const readable = readableName(name)
  return readable === name ? undefined : record[readable]
}

/** The addresses of a register's pages; null for pages that it does not have. */
export function registerPaths(register: AnyRegister) {
  const { paths } = register
  return {
    list: paths?.list ?? null,
    create: paths ? `${paths.item}/new` : null,
    record: (id: string) => (paths ? `${paths.item}/${id}` : null),
    edit: (id: string) => (paths ? `${paths.item}/${id}/edit` : null),
  }
}
