import { type ListMeta, listMeta } from '@portaria/contract/answers/register-answers'
import { partOf, recordSchema } from '@portaria/contract/define-register/record-answers'
import { apiComponents, componentName } from '@portaria/contract/schemas/api-components'
import * as z from 'zod/mini'
import { fileAnswerOf } from '../platform/api-document/operations.ts'
import { kindOf } from './field-kinds.ts'
import type { Machinery } from './machinery.ts'
import { valueAnswers } from './value-forms.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The media type of each format of an export. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  table: 'application/json; charset=utf-8',
} as const

export const exportAnswer = fileAnswerOf(exportTypes.csv, exportTypes.xlsx)

/** The file answer of a list's export, which may also be read as a table. */
export const listExportAnswer = fileAnswerOf(
  ...(Object.values(exportTypes) as [string, ...string[]]),
)

/** Returns the schemas of values that a record shows beyond its definition. */
function shownBesides({ register, behaviour }: Machinery): Record<string, z.ZodMiniType> {
  const shown: Record<string, z.ZodMiniType> = {}
  for (const [name, { sensitive }] of Object.entries(register.fields)) {
    const isMasked = sensitive && kindOf(register, name).masked
    if (isMasked) shown[`${name}_masked`] = z.nullish(z.string())
  }
  return { ...shown, ...valueAnswers(register, behaviour), ...behaviour.pending?.answers }
}

/** The machinery knows records only by the names of their fields. */
type AnyRecord = Record<string, unknown>

type Answers = {
  record: z.ZodMiniType<{ data: AnyRecord }>
  part: z.ZodMiniType<{ data: AnyRecord }>
  list: z.ZodMiniType<{ data: AnyRecord[]; meta: ListMeta }>
}

/**
 * Makes the answer schemas of a register's routes: a whole record, and lists with the requested
 * fields.
 */
function declareAnswers(machinery: Machinery): Answers {
  const id = componentName(machinery.register.name)
  const record = recordSchema(machinery.register, shownBesides(machinery))
  record.register(apiComponents, { id })
  const part = partOf(record).register(apiComponents, { id: `${id}Part` })
  return {
    record: z.object({ data: record }),
    part: z.object({ data: part }),
    list: z.object({ data: z.array(part), meta: listMeta }),
  }
}

const declared = new Map<Machinery['register'], Answers>()

/**
 * Returns the answer schemas of a register. They are made only once, since the document knows each
 * under one name.
 */
export function answersOf(machinery: Machinery): Answers {
  const known = declared.get(machinery.register)
  if (known) return known
  const answers = declareAnswers(machinery)
  declared.set(machinery.register, answers)
  return answers
}
