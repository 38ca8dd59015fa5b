import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'

/** A removal from a reader, done or under way (access §41). */
export const readerRemoval = z.object({
  reader: z.string(),
  part: z.enum(['person', 'face']),
  asked_at: moment,
  /** When the reader was read without it; null while it was not. */
  gone_at: z.nullable(moment),
})

export type ReaderRemoval = z.output<typeof readerRemoval>
