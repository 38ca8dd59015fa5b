import * as z from 'zod/mini'

/** `POST /{register}/{id}/resolve`: decides which of the rows with one unique value stays. */
export const resolveBody = z.strictObject({
  keep: z.enum(['this', 'other']),
  /** Whether only to return the rows that would be affected. */
  preview: z.optional(z.boolean()),
})

const claimant = z.object({
  id: z.uuid(),
  title: z.string(),
  apartment: z.nullable(z.string()),
})

const claimants = z.object({ others: z.array(claimant) })

/** The answer of `resolve`: with `preview` the other rows, else the outcome. */
export const resolved = z.union([
  claimants,
  z.object({ id: z.uuid(), kept: z.enum(['this', 'other']), inactivated: z.array(z.uuid()) }),
])

export type Claimant = z.output<typeof claimant>
export type Claimants = z.output<typeof claimants>
