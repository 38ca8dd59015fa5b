import * as z from 'zod/mini'
import type { Field } from '../field.ts'
import { type CellText, type FieldKind, listCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

const oneOf = (field: Field) => z.enum([...(field.options ?? [])])

const choiceCell: CellText = {
  read(cell, { choiceOf }) {
    const value = choiceOf(cell)
    return value === undefined ? { ok: false, code: 'invalid_choice' } : { ok: true, value }
  },
  write: (value, { labelOf }) => labelOf(String(value)),
}

export const choiceKind: FieldKind = {
  name: 'choice',
  ...kindTraits.choice,
  schema: oneOf,
  cell: choiceCell,
}

/** Several words, each at most once; a repeated one counts once. */
export const choicesKind: FieldKind = {
  name: 'choices',
  ...kindTraits.choices,
  schema: (field) =>
    z.pipe(
      z.array(oneOf(field)).check(z.maxLength((field.options ?? []).length * 2)),
      z.transform((words: string[]) => [...new Set(words)]),
    ),
  item: oneOf,
  cell: listCell(choiceCell),
}

/** ATIVO or INATIVO (registers §1). */
export const statusKind: FieldKind = {
  name: 'status',
  ...kindTraits.status,
  schema: () => z.enum(['ATIVO', 'INATIVO']),
  cell: choiceCell,
}
