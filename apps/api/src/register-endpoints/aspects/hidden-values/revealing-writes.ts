import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { uniqueRules } from '@portaria/contract/define-register/unique-rules'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { databaseCode } from '../../../platform/database/database-problem.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { ProblemError } from '../../../platform/problem.ts'
import type { Machinery } from '../../machinery.ts'
import type { UntypedRow } from '../../untyped-row.ts'
import { countLookUp, giveMissBack, openLookUps, type Revealed } from './look-up-limits.ts'
import { trailOf } from './look-up-trail.ts'
import { completable, hiddenIn } from './own-typing.ts'

type Body = Record<string, unknown>
type Work<T> = (context: TenantContext) => Promise<T>

/** A write whose answer may reveal hidden values. */
type Revealing = {
  /** The fields whose values it may reveal. */
  readonly fields: readonly string[]
  readonly body: Body
  /** The outcomes that its success reveals. */
  readonly reveals: Revealed
  /**
   * Set for a person at the gate: somebody whose document is already registered is not refused for
   * earlier misses, only for earlier hits.
   */
  readonly atGate?: true
}

/** Returns the hidden fields by which a register refuses a second row. */
export function hiddenUnique(register: AnyRegister, actor: Actor, body: Body): string[] {
  const unique = new Set(uniqueRules(register).flatMap(({ fields }) => fields))
  return hiddenIn(register, actor, body).filter((name) => unique.has(name) && body[name] != null)
}

/**
 * Returns the hidden field, if any, whose value the refused write has shown another row to have.
 */
function revealedField(error: unknown, fields: readonly string[]): string | undefined {
  // When two writes are simultaneous, the unique index refuses one, and names no field.
  if (databaseCode(error) === '23505') return fields[0]
  if (!(error instanceof ProblemError) || error.code !== 'duplicate') return undefined
  return error.details.errors?.map(({ field }) => field).find((field) => fields.includes(field))
}

/** Hidden fields that a transaction has compared, finding no other row with the same value. */
const compared = new WeakMap<Queries, Set<string>>()

/**
 * Records that values were compared for duplicates: any later answer reveals that they are free.
 */
export function noteCompared(queries: Queries, fields: readonly string[]): void {
  const known = compared.get(queries) ?? new Set()
  compared.set(queries, known)
  for (const field of fields) known.add(field)
}

/**
 * Runs a write whose outcome may reveal values that the actor cannot see: that another row has one,
 * by `duplicate`, or that none has, by a later error. It is counted and audited as a look-up even
 * if the write is rolled back, and refused past the limits before it reveals anything
 * (registers §18). `fields` are those that may be revealed; without any it is an ordinary transaction.
 */
export async function inRevealingTransaction<T>(
  machinery: Machinery,
  actor: Actor,
  { fields, body, reveals, atGate }: Revealing,
  work: Work<T>,
): Promise<T> {
  const { register, database } = machinery
  if (fields.length === 0) return database.inTenant(actor, work)
  const outcome = await database.inTenant(
    actor,
    async (context): Promise<{ done: T } | { failed: unknown }> => {
      const { queries, actor } = context
      const refusal = await openLookUps(context, 'document', reveals)
      await queries.count(sql`SAVEPOINT before_telling`)
      try {
        return { done: await work(context) }
      } catch (error) {
        const by = revealedField(error, fields)
        const free = fields.filter((field) => field !== by && compared.get(queries)?.has(field))
        if (by === undefined && free.length === 0) throw error
        await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)
        const existing = error instanceof ProblemError ? error.details.existing : undefined
        const revealed = [
          ...free.map((field) => ({ field, isHit: false, found: [] })),
          ...(by === undefined ? [] : [{ field: by, isHit: true, found: idsOf(existing) }]),
        ]
        for (const { field, isHit, found } of revealed) {
          const digest = lookedUpAs(machinery, actor, body[field], isHit)
          await countLookUp(context, 'document', digest, isHit)
          await recordAudit(context, trailOf(register, field, found, isHit))
        }
        // If only existing documents met this limit, the refusal would reveal that they exist. It
        // therefore counts as a look-up too.
        const isLet = atGate === true && free.length === 0
        return { failed: isLet ? error : (refusal ?? error) }
      }
    },
  )
  if ('failed' in outcome) throw outcome.failed
  return outcome.done
}

const idsOf = (existing: { id: string } | undefined) => (existing ? [existing.id] : [])

/**
 * Returns the value that a look-up is counted by: for a miss the number, as in a search, so that it
 * can be uncounted; for a hit the whole value.
 */
function lookedUpAs(
  { register, lookUpDigest }: Machinery,
  actor: TenantActor,
  value: unknown,
  isHit: boolean,
): string {
  const number = isHit ? null : numberOf(value)
  return lookUpDigest(actor, register.name, number ?? JSON.stringify(value ?? newId()))
}

/** Returns the number of a CPF or another document in a body. */
function numberOf(value: unknown): string | null {
  const number: unknown = isObject(value) ? Reflect.get(value, 'number') : value
  return typeof number === 'string' ? number : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Uncounts the misses of a newly registered person whose document was looked up. */
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
 * Counts the values that a change of hidden fields revealed. Filling in the documents of a
 * provisional row registers a person; any other value was a guess.
 */
export async function noteChanged(
  machinery: Machinery,
  context: TenantContext,
  before: UntypedRow,
  body: Body,
): Promise<void> {
  const hidden = hiddenIn(machinery.register, context.actor, body)
  if (hidden.every((name) => completable(before).includes(name)))
    await noteRegistered(machinery, context, body)
  else await noteNotFound(machinery, context, hidden.length)
}

/**
 * Counts a successful write as look-ups that found nothing: no other row has its values. `tries` is
 * the number of hidden values that it revealed.
 */
export async function noteNotFound(
  { register, lookUpDigest }: Machinery,
  context: TenantContext,
  tries: number,
): Promise<void> {
  const { actor } = context
  for (let nth = 0; nth < tries; nth += 1) {
    await countLookUp(context, 'document', lookUpDigest(actor, register.name, newId()), false)
  }
}
