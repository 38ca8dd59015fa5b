import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  type Fields,
  type ReferenceRead,
  readableName,
} from '@portaria/contract/define-register/field'
import { may } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { type AskedFields, isAsked } from './asked-fields.ts'
import { joinedTitle, ofTenant, row, tableOf } from './record-columns.ts'
import { ownedIn } from './untyped-row.ts'

/** A row that was just read, to which further values are added. */
export type OpenRow = Record<string, unknown> & { readonly id: string }

/** Reads rows of a register as references show them, including removed ones, by their ids. */
export async function readReferences(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  ids: readonly unknown[],
): Promise<Map<unknown, ReferenceRead>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const { title, joins } = joinedTitle(register, row)
  const own = ofTenant(register, actor, row)
  const shared = register.scope === 'catalogue' ? sql`OR r.tenant_id = ${NIL_TENANT}` : sql``
  const found = await queries.all(sql<ReferenceRead>`
    SELECT r.id, ${title} AS title, r.deleted_at IS NOT NULL AS deleted
    FROM ${tableOf(register)} r ${joins}
    WHERE (${own} ${shared}) AND r.id = ANY(${wanted}::uuid[])`)
  return new Map(found.map((one) => [one.id, one]))
}

type Among = readonly Record<string, unknown>[]

/** Collects the references of rows and of their owned rows, with the rows that hold each. */
function pointersAmong(
  fields: Fields,
  among: Among,
): { name: string; target: RegisterName; among: Among }[] {
  return Object.entries(fields).flatMap(
    ([name, { kind, register: target, fields: inner = {} }]) => {
      if (target !== undefined) return [{ name, target, among }]
      if (kind !== 'rows') return []
      return pointersAmong(
        inner,
        among.flatMap((one) => ownedIn(one[name])),
      )
    },
  )
}

/**
 * Adds the referenced rows of the asked fields to a page's rows, with one statement per register.
 */
export async function addReferences(
  context: TenantContext,
  register: AnyRegister,
  rows: readonly OpenRow[],
  asked: AskedFields,
): Promise<void> {
  const isRead = ([name]: readonly [string, unknown]) => isAsked(asked, name)
  const fields = Object.fromEntries(Object.entries(register.fields).filter(isRead))
  const pointers = pointersAmong(fields, rows)
  const read = [...Map.groupBy(pointers, ({ target }) => target)].map(async ([target, group]) => {
    const ids = group.flatMap(({ name, among }) => among.map((one) => one[name]))
    const found = await readReferences(context, registers[target], ids)
    for (const { name, among } of group)
      for (const one of among) one[readableName(name)] = found.get(one[name]) ?? null
  })
  await Promise.all(read)
}

/**
 * Adds to each row its creator: null if the actor may not read the history, or if the platform made
 * the row.
 */
export async function addCreators(
  context: TenantContext,
  register: AnyRegister,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { role } = context.actor
  const isTold = role === 'system' || may(role, register, 'history')
  const ids = isTold ? rows.map(({ created_by: id }) => id) : []
  const found = await readReferences(context, registers.users, ids)
  for (const one of rows) one['creator'] = found.get(one['created_by']) ?? null
}
