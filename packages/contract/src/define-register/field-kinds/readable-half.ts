import * as z from 'zod/mini'
import { photo } from '../../schemas/photo.ts'
import { type Field, type ReferenceRead, readableName } from '../field.ts'
import type { Schema } from './field-kind.ts'

/** The readable half of a reference, beside its id. */
export const referenceRead: z.ZodMiniType<ReferenceRead> = z.object({
  id: z.uuid(),
  title: z.string(),
  deleted: z.boolean(),
})

/**
 * Returns the readable half of a reference or a picture in answers, by its name; nothing for other
 * fields.
 */
export function readableHalf(name: string, field: Field): Record<string, Schema> {
  const readable = readableName(name)
  return readable === name ? {} : { [readable]: z.nullable(field.register ? referenceRead : photo) }
}
