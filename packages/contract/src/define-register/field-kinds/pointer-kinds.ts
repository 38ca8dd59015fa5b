import * as z from 'zod/mini'
import type { FieldKind } from './field-kind.ts'

/** A row of another register; whether it is there, the server looks inside the tenant. */
export const referenceKind: FieldKind = {
  name: 'reference',
  schema: () => z.uuid(),
  column: 'uuid',
  filter: 'equals',
  sortable: true,
}

/** A picture uploaded before; claimed by the row that refers to it. */
export const imageKind: FieldKind = {
  name: 'image',
  schema: () => z.uuid(),
  column: 'uuid',
  filter: 'none',
  sortable: false,
}
