import * as z from 'zod/mini'

/** The areas that link to this one: a link is mutual. */
export const linkedFrom = z.array(z.object({ id: z.uuid(), title: z.string() }))

export type LinkedFrom = z.output<typeof linkedFrom>
