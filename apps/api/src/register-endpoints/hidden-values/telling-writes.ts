import type { Actor, TenantActor } from '@portaria/contract/actor'
import { type AnyRegister, uniqueRules } from '@portaria/contract/define-register/define-register'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { databaseCode } from '../../platform/database/database-problem.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Machinery } from '../machinery.ts'
import { countLookUp, giveMissBack, openLookUps, type Telling } from './look-up-limits.ts'
import { trailOf } from './look-ups.ts'
import { hiddenIn } from './own-typing.ts'

type Body = Record<string, unknown>
type Work<T> = (context: TenantContext) => Promise<T>

/** The hidden fields by which a register refuses a second row. */
export function hiddenUnique(register: AnyRegister, actor: Actor, body: Body): string[] {
  const unique = new Set(uniqueRules(register).flatMap(({ fields }) => fields))
  return hiddenIn(register, actor, body).filter((name) => unique.has(name) && body[name] != null)
}

/** The hidden field, if any, of which a failed write tells that another row has its value. */
function toldBy(error: unknown, fields: readonly string[]): string | undefined {
  // Two at once: the index decides, and names no field.
  if (databaseCode(error) === '23505') return fields[0]
  if (!(error instanceof ProblemError) || error.code !== 'duplicate') return undefined
  return error.details.errors?.map(({ field }) => field).find((field) => fields.includes(field))
}

/** Hidden fields of which a transaction knows by now that no other row has their value. */
const compared = new WeakMap<Queries, Set<string>>()

/** Told by the check of duplicates: whatever is answered from here on tells that they are free. */
export function noteCompared(queries: Queries, fields: readonly string[]): void {
  const known = compared.get(queries) ?? new Set()
  compared.set(queries, known)
  for (const field of fields) known.add(field)
}

/**
 * A transaction whose outcome may tell of values that the actor can't see: that another row has one,
 * by `duplicate`, or that none has, by a failure that comes after the check. It is counted as a
 * look-up and trailed although what was written is taken back, and refused past the limits before it
 * tells (domain.md section 1, Sensitive fields). `fields` are those that may be told of; without any
 * it is a transaction like all others.
 */
export async function inTellingTransaction<T>(
  machinery: Machinery,
  actor: Actor,
  { fields, body, telling }: { fields: readonly string[]; body: Body; telling: Telling },
  work: Work<T>,
): Promise<T> {
  const { register, database } = machinery
  if (fields.length === 0) return database.inTenant(actor, work)
  const outcome = await database.inTenant(
    actor,
    async (context): Promise<{ done: T } | { failed: unknown }> => {
      const { queries, actor } = context
      const refusal = await openLookUps(context, telling)
      await queries.count(sql`SAVEPOINT before_telling`)
      try {
        return { done: await work(context) }
      } catch (error) {
        const by = toldBy(error, fields)
        const free = fields.filter((field) => field !== by && compared.get(queries)?.has(field))
        if (by === undefined && free.length === 0) throw error
        await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)
        const existing = error instanceof ProblemError ? error.details.existing : undefined
        const told = [
          ...free.map((field) => ({ field, isHit: false, found: [] })),
          ...(by === undefined ? [] : [{ field: by, isHit: true, found: idsOf(existing) }]),
        ]
        for (const { field, isHit, found } of told) {
          const digest = lookedUpAs(machinery, actor, body[field], isHit)
          await countLookUp(context, digest, isHit)
          await recordAudit(context, trailOf(register, field, found, isHit))
        }
        // A refusal that is heard of known documents alone tells that they are: it counts as one.
        return { failed: refusal ?? error }
      }
    },
  )
  if ('failed' in outcome) throw outcome.failed
  return outcome.done
}

const idsOf = (existing: { id: string } | undefined) => (existing ? [existing.id] : [])

/** A miss counts as a search by the number would, to be given back as one; a hit by all of it. */
function lookedUpAs(
  { register, lookUpDigest }: Machinery,
  actor: TenantActor,
  value: unknown,
  isHit: boolean,
): string {
  const number = isHit ? null : numberOf(value)
  return lookUpDigest(actor, register.name, number ?? JSON.stringify(value ?? newId()))
}

/** The number of a CPF or another document as a body brings it. */
function numberOf(value: unknown): string | null {
  const number: unknown = isObject(value) ? Reflect.get(value, 'number') : value
  return typeof number === 'string' ? number : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Gives back the misses of whoever is registered where their document was looked up. */
export async function noteRegistered(
  { register, lookUpDigest }: Machinery,
  context: TenantContext,
  body: Body,
): Promise<void> {
  const { actor } = context
  const values = hiddenIn(register, actor, body).flatMap((name) =>
    name === 'cpf' || name === 'id_doc' ? (numberOf(body[name]) ?? []) : [],
  )
  for (const value of values) await giveMissBack(context, lookUpDigest(actor, register.name, value))
}

/**
 * Counts a write that went well as a look-up that found nothing: no other row has the values that
 * stand there now. `tries` is how many hidden values it told of.
 */
export async function noteNotFound(
  { register, lookUpDigest }: Machinery,
  context: TenantContext,
  tries: number,
): Promise<void> {
  const { actor } = context
  for (let nth = 0; nth < tries; nth += 1) {
    await countLookUp(context, lookUpDigest(actor, register.name, newId()), false)
  }
}
