import * as z from 'zod/mini'
import { roles } from '../../roles.ts'
import { PASSWORD_MAX } from '../../typed-fields.ts'
import { changeEmailBody } from './sign-in.ts'

/** `POST /me/email`: the password proves who asks, the letter to the new address whose it is. */
export const changeOwnEmailBody = z.extend(changeEmailBody, {
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
})

/** What `GET /me/draft-key` answers: 256 bits in base64url, the same at each call of one person. */
export const draftKeyAnswer = z.object({ data: z.object({ key: z.string() }) })

/** How a membership stands today; only an `active` one lets in. */
const membershipStates = ['active', 'upcoming', 'suspended', 'company_inactive', 'ended'] as const

const membership = z.object({
  id: z.string(),
  role: z.enum(roles),
  /** Null for a role of the platform. */
  tenant: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Days of the company's own calendar, `YYYY-MM-DD`. */
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  state: z.enum(membershipStates),
  /** Whether this session acts by it. */
  current: z.boolean(),
})

/** What `GET /me/memberships` answers: all that one is and was, what lets in first. */
export const allMembershipsAnswer = z.object({ data: z.array(membership) })

/** `DELETE /me/memberships/{id}` */
export const membershipParams = z.strictObject({ id: z.uuid() })

export type ChangeOwnEmailBody = z.output<typeof changeOwnEmailBody>
export type DraftKeyAnswer = z.output<typeof draftKeyAnswer>
export type ListedMembership = z.output<typeof membership>
