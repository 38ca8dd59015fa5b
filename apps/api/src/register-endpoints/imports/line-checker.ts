import { setImmediate as pause } from 'node:timers/promises'
import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { mayBeginWith } from '@portaria/contract/define-register/states'
import { registers } from '@portaria/contract/modules/registers'
import { readBack } from '@portaria/contract/spreadsheets/spreadsheet-cells'
import { newId } from '@portaria/contract/value-types/uuid'
import type { Changes } from '../../platform/audit.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ProblemError, problem } from '../../platform/problem.ts'
import { sameIn } from '../field-kinds.ts'
import type { Machineries, Machinery } from '../machinery.ts'
import { pointerTenantColumn } from '../record-columns.ts'
import { changedFields, checkRow, completeRow, givenValues } from '../row-completion.ts'
import { sameValue, type UntypedRow, versionOf } from '../untyped-row.ts'
import { findMatches, type UniqueSeen } from './line-matcher.ts'
import type { LineError, LineNote, LinePart, LineReading } from './line-reader.ts'
import { nestedRegister } from './line-reader.ts'
import type { ReadLine } from './line-stream.ts'
import type { Leaves, ReferenceIndex } from './reference-index.ts'

/** A reference to a row that the import makes first: its field, and the row's title. */
export type Waiting = { property: string | null; name: string; register: string; leaves: Leaves }

/** The outcome of a line. */
export type CheckedLine = Omit<ReadLine, 'reading'> & {
  notes: LineNote[]
  action: 'create' | 'update' | 'same' | 'bad'
  rowId: string | null
  /** The compared version of the existing row. */
  rowVersion: number | null
  values: Record<string, unknown> | null
  /** The nested row, with its own id. */
  nested: { property: string; values: Record<string, unknown> } | null
  waiting: Waiting[]
  /** The changes of an existing row. */
  changes: Changes | null
  errors: LineError[]
}

export type CheckOptions = { existing: 'keep' | 'update'; createMissing: boolean; today: string }

type Context = TenantContext & {
  machinery: Machinery
  machineries: Machineries
  index: ReferenceIndex
  seen: UniqueSeen
  options: CheckOptions
}

/** Lines after which the main thread serves other work: about a millisecond's worth. */
const AT_A_TIME = 100

/**
 * Checks a batch of lines against the register, and decides for each whether it creates, updates,
 * or changes nothing.
 */
export async function checkLines(
  context: Context,
  lines: readonly ReadLine[],
): Promise<CheckedLine[]> {
  const readings = lines.map(({ reading }) => reading)
  const waiting = new Map<LineReading, Waiting[]>()
  for (const reading of readings) waiting.set(reading, await resolveReferences(context, reading))
  const matches = await findMatches(context, readings)
  const checked: CheckedLine[] = []
  for (const { line, cells, reading } of lines) {
    if (checked.length % AT_A_TIME === 0) await pause()
    const match = matches.get(reading) ?? null
    const pending = waiting.get(reading) ?? []
    const decision = await decide(context, reading, match, pending)
    checked.push({ line, cells, notes: reading.notes, ...decision })
  }
  return checked
}

async function resolveReferences(
  { machinery: { register }, index, options }: Context,
  reading: LineReading,
): Promise<Waiting[]> {
  const parts: [string | null, LinePart][] = [[null, reading.own], ...reading.nested]
  const waiting: Waiting[] = []
  for (const [property, part] of parts) {
    const { fields } = property === null ? register : nestedRegister(register, property)
    for (const { name, top, key, target: named, leaves } of part.references) {
      const target = registers[named]
      const exact = await index.find(target, leaves)
      const found = exact === 'missing' ? await index.findWithZeros(target, leaves) : exact
      if (found !== exact) reading.notes.push({ field: key, code: 'zeros_restored' })
      const isNamed = leaves.every((leaf) => leaf !== '')
      if (found === 'missing' && options.createMissing && isNamed && isMadeOfItsTitle(target)) {
        waiting.push({ property, name, register: target.name, leaves })
      } else if (found === 'missing' || found === 'ambiguous') {
        reading.errors.push({ field: top, code: found === 'missing' ? 'not_found' : 'ambiguous' })
      } else {
        part.values[name] = found.id
        const field = fields[name]
        const beside = field && pointerTenantColumn(field, name)
        if (beside) part.beside[beside] = found.tenantId
      }
    }
  }
  return waiting
}

/** Whether a register's rows require nothing but their title, as towers do. */
export function isMadeOfItsTitle(register: AnyRegister): boolean {
  return writableFields(register).every(
    ([name, field]) => !field.required || register.title.includes(name),
  )
}

type Decision = Omit<CheckedLine, 'line' | 'cells' | 'notes'>

const bad = (errors: LineError[]): Decision => ({
  action: 'bad',
  rowId: null,
  rowVersion: null,
  values: null,
  nested: null,
  waiting: [],
  changes: null,
  errors,
})

async function decide(
  context: Context,
  reading: LineReading,
  match: UntypedRow | null,
  waiting: Waiting[],
): Promise<Decision> {
  if (reading.errors.length > 0) return bad(reading.errors)
  if (match) return decideExisting(context, reading, match)
  if (reading.id !== null) return bad([{ field: 'id', code: 'not_found' }])
  return decideNew(context, reading, waiting)
}

const notAllowed = (fields: readonly string[]): LineError[] =>
  fields.map((field) => ({ field, code: 'not_allowed' }))

/** Turns a refusal of a write into errors of its line. */
async function orBad(decide: () => Promise<Decision>): Promise<Decision> {
  try {
    return await decide()
  } catch (error) {
    if (error instanceof ProblemError && error.details.errors) return bad(error.details.errors)
    throw error
  }
}

/** Whether a line equals its row: the same value, or the text that an export writes for it. */
function isAsStored(register: AnyRegister, name: string, stored: unknown, read: unknown): boolean {
  const field = register.fields[name]
  if (field && stored != null && sameValue(readBack(field, stored), read)) return true
  return sameIn(register, name, stored, read)
}

async function decideExisting(
  context: Context,
  reading: LineReading,
  match: UntypedRow,
): Promise<Decision> {
  const { machinery, actor, options } = context
  const { register } = machinery
  if (reading.version !== null && reading.version !== versionOf(match)) {
    return bad([{ field: 'version', code: 'stale' }])
  }
  const own = Object.entries(reading.own.values).filter(
    ([name, value]) => !isAsStored(register, name, match[name], value),
  )
  const asked = own.map(([name]) => name)
  const isUpdate = asked.length > 0 && options.existing === 'update'
  // Only the platform edits a shared row of a catalogue.
  const isShared = register.scope === 'catalogue' && match['tenant_id'] !== actor.tenantId
  const refused = asked.filter((name) => isShared || register.fields[name]?.readOnly)
  if (isUpdate && refused.length > 0) return bad(notAllowed(refused))
  return orBad(async () => {
    const draft: UntypedRow = { ...match, ...Object.fromEntries(own), id: match.id }
    const next = isUpdate ? await completeRow(machinery, context, draft, match, options) : draft
    if (isUpdate) await checkRow(machinery, context, next, match, options)
    const changed = isUpdate ? changedFields(register, match, next) : asked
    return {
      ...bad([]),
      action: isUpdate && changed.length > 0 ? 'update' : 'same',
      rowId: match.id,
      rowVersion: versionOf(match),
      values:
        isUpdate && changed.length > 0
          ? { ...valuesOf(next, changed), ...reading.own.beside }
          : null,
      changes:
        changed.length > 0
          ? Object.fromEntries(
              changed.map((name) => [name, [match[name] ?? null, next[name]] as const]),
            )
          : null,
    }
  })
}

const valuesOf = (row: UntypedRow, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

async function decideNew(
  context: Context,
  reading: LineReading,
  waiting: Waiting[],
): Promise<Decision> {
  const { machinery, options } = context
  const { register } = machinery
  const governed = Object.entries(reading.own.values).flatMap(([name, value]) =>
    register.fields[name]?.readOnly && !mayBeginWith(register, name, value) ? [name] : [],
  )
  const errors = notAllowed(governed)
  errors.push(...missingRequired(register, null, reading.own, waiting, null))
  const nested = [...reading.nested][0] ?? null
  if (nested) {
    const other = nestedRegister(register, nested[0])
    errors.push(...missingRequired(other, register.name, nested[1], waiting, nested[0]))
  }
  if (errors.length > 0) return bad(errors)
  const draft: UntypedRow = { status: 'ATIVO', ...reading.own.values, id: newId() }
  return orBad(async () => {
    const next = await completeRow(machinery, context, draft, null)
    const nestedRow = nested && (await newNested(context, nested, next.id))
    await checkRow(machinery, context, next, null, options)
    return {
      ...bad([]),
      action: 'create',
      rowId: draft.id,
      values: { ...givenValues(register, next), ...reading.own.beside },
      waiting,
      nested: nestedRow,
    }
  })
}

/** Reads the row nested in a new one; its errors are reported on the property that holds it. */
async function newNested(
  context: Context,
  [property, part]: [string, LinePart],
  parentId: string,
): Promise<NonNullable<CheckedLine['nested']>> {
  const { machinery, machineries, options } = context
  const other = machineries.get(nestedRegister(machinery.register, property).name)
  if (!other) throw new Error(`${property} nests no register`)
  const parent = Object.entries(other.register.fields).find(
    ([, field]) => field.register === machinery.register.name,
  )?.[0]
  const draft: UntypedRow = {
    status: 'ATIVO',
    ...part.values,
    ...(parent && { [parent]: parentId }),
    id: newId(),
  }
  try {
    const next = await completeRow(other, context, draft, null)
    await checkRow(other, context, next, null, options)
    const values: Record<string, unknown> = {
      ...givenValues(other.register, next),
      ...part.beside,
    }
    // The writer sets the parent itself, once the row exists.
    if (parent) delete values[parent]
    return { property, values }
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.details.errors) throw error
    throw problem('validation', {
      errors: error.details.errors.map((one) => ({ ...one, field: `${property}.${one.field}` })),
    })
  }
}

const required = new Map<AnyRegister, [string, Field][]>()

/** Returns the required fields of a register, cached: they are needed for each line. */
function requiredFields(register: AnyRegister): [string, Field][] {
  const known =
    required.get(register) ?? writableFields(register).filter(([, field]) => field.required)
  required.set(register, known)
  return known
}

function missingRequired(
  register: AnyRegister,
  parent: string | null,
  part: LinePart,
  waiting: readonly Waiting[],
  property: string | null,
): LineError[] {
  const comes = (name: string) =>
    waiting.some((one) => one.property === property && one.name === name)
  return requiredFields(register)
    .filter(([name]) => part.values[name] == null && !comes(name))
    .filter(([, field]) => parent === null || field.register !== parent)
    .map(([name]) => ({ field: property ? `${property}.${name}` : name, code: 'required' }))
}
