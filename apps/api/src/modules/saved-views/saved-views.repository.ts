import type { RegisterName } from '@portaria/contract/define-register/register-names'
import {
  type NewView,
  SAVED_VIEWS_MAX,
  type SavedView,
  type ViewChange,
} from '@portaria/contract/modules/saved-views/saved-views'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

const columns = sql`v.id, v.name, v.query, v.hidden, v.density, v.is_default`

/** The views of the actor, in the company that they act for. */
const own = ({ actor }: TenantContext) =>
  sql`v.tenant_id = ${actor.tenantId} AND v.user_id = ${actor.userId}`

/** Reads the actor's views of a list, by their names. */
export function readViews(context: TenantContext, register: RegisterName): Promise<SavedView[]> {
  return context.queries.all(sql<SavedView>`
    SELECT ${columns} FROM saved_views v
    WHERE ${own(context)} AND v.register = ${register} ORDER BY lower(v.name), v.id`)
}

/** Reads and locks one of the actor's views; undefined if it does not exist. */
export function lockView(context: TenantContext, id: string) {
  return context.queries.first(sql<SavedView & { register: RegisterName }>`
    SELECT ${columns}, v.register FROM saved_views v WHERE ${own(context)} AND v.id = ${id}
    FOR UPDATE`)
}

/** Whether another of the actor's views of a list has a name, ignoring case. */
export async function isNameTaken(
  context: TenantContext,
  { id, register, name }: Pick<NewView, 'id' | 'register' | 'name'>,
): Promise<boolean> {
  const found = await context.queries.first(sql`
    SELECT 1 FROM saved_views v
    WHERE ${own(context)} AND v.register = ${register} AND lower(v.name) = lower(${name})
      AND v.id <> ${id}`)
  return found !== undefined
}

/** Whether the actor has as many views of a list as allowed. */
export async function isFull(context: TenantContext, register: RegisterName): Promise<boolean> {
  const { count } = await context.queries.one(sql<{ count: number }>`
    SELECT count(*)::int AS count FROM saved_views v
    WHERE ${own(context)} AND v.register = ${register}`)
  return count >= SAVED_VIEWS_MAX
}

/** Stores a view; false where its id is taken. */
export async function insertView(context: TenantContext, view: NewView): Promise<boolean> {
  const { queries, actor } = context
  const { id, register, name, query, hidden, density } = view
  const made = await queries.count(sql`
    INSERT INTO saved_views (tenant_id, id, user_id, register, name, query, hidden, density)
    VALUES (${actor.tenantId}, ${id}, ${actor.userId}, ${register}, ${name}, ${query},
      ${hidden}::text[], ${density})
    ON CONFLICT DO NOTHING`)
  return made === 1
}

/** Renames one of the actor's views, or changes whether it is the list's default. */
export async function updateView(
  context: TenantContext,
  { id, register }: Pick<NewView, 'id' | 'register'>,
  { name, is_default: isDefault }: ViewChange,
): Promise<void> {
  const { queries } = context
  if (isDefault === true)
    await queries.count(sql`
      UPDATE saved_views v SET is_default = false
      WHERE ${own(context)} AND v.register = ${register} AND v.is_default`)
  await queries.count(sql`
    UPDATE saved_views v SET name = coalesce(${name ?? null}, v.name),
      is_default = coalesce(${isDefault ?? null}::boolean, v.is_default)
    WHERE ${own(context)} AND v.id = ${id}`)
}

/** Removes one of the actor's views; returns false if it does not exist. */
export async function deleteView(context: TenantContext, id: string): Promise<boolean> {
  const { queries } = context
  const gone = await queries.count(sql`
    DELETE FROM saved_views v WHERE ${own(context)} AND v.id = ${id}`)
  return gone === 1
}
