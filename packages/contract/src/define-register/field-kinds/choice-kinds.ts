import * as z from 'zod/mini'
import type { Field } from '../field.ts'
import type { FieldKind } from './field-kind.ts'

const oneOf = (field: Field) => z.enum([...(field.options ?? [])])

export const choiceKind: FieldKind = {
  name: 'choice',
  schema: oneOf,
  column: 'text',
  filter: 'equals',
  sortable: true,
}

/** Several words, each at most once; sending one twice is the same as sending it once. */
export const choicesKind: FieldKind = {
  name: 'choices',
  schema: (field) =>
    z.pipe(
      z.array(oneOf(field)).check(z.maxLength((field.options ?? []).length * 2)),
      z.transform((words: string[]) => [...new Set(words)]),
    ),
  column: 'text[]',
  filter: 'has',
  sortable: false,
}

/** ATIVO or INATIVO, as product.md spells it. */
export const statusKind: FieldKind = {
  name: 'status',
  schema: () => z.enum(['ATIVO', 'INATIVO']),
  column: 'text',
  filter: 'equals',
  sortable: true,
}
