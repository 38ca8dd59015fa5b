import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'

const askedAddress = z.object({
  host: z.string(),
  port: z.int(),
  state: z.enum(['asked', 'approved', 'refused']),
})

/** The states of its addresses, which a device or a manufacturer shows beside its fields. */
export const askedAddresses = z.array(askedAddress)

export type AskedAddress = z.output<typeof askedAddress>

/** Whether a secret is set, since when and by whom; never the secret (devices §2). */
export const deviceSecretState = z.object({
  set: z.boolean(),
  at: z.nullable(moment),
  by: z.nullable(z.string()),
})

export type DeviceSecretState = z.output<typeof deviceSecretState>

/** `POST /equipment/{id}/set-secret`: null removes it. */
export const deviceSecretBody = z.strictObject({
  secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
})
