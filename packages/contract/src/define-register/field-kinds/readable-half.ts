import * as z from 'zod/mini'
import { photo } from '../../photo.ts'
import { type Field, type ReferenceRead, readableName } from '../field.ts'
import type { Schema } from './field-kind.ts'

/** How a reference reads beside its id. */
export const referenceRead: z.ZodMiniType<ReferenceRead> = z.object({
  id: z.uuid(),
  title: z.string(),
  deleted: z.boolean(),
})

/** What answers have beside a reference or a picture, by its name; nothing beside other fields. */
export function readableHalf(name: string, field: Field): Record<string, Schema> {
  const readable = readableName(name)
  return readable === name ? {} : { [readable]: z.nullable(field.register ? referenceRead : photo) }
}
