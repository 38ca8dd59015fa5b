import * as z from 'zod/mini'

/** A picture as it is read: its file and a link that is good for ten minutes (platform §19). */
export const photo = z.object({ id: z.string(), url: z.string() })

export type Photo = z.output<typeof photo>
