import * as z from 'zod/mini'

/** A picture in answers: its file and a link that is valid for ten minutes (platform §19). */
export const photo = z.object({ id: z.string(), url: z.string() })

export type Photo = z.output<typeof photo>
