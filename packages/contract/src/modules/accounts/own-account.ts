import * as z from 'zod/mini'
import { roles } from '../../actors/roles.ts'
import { PASSWORD_MAX } from '../../schemas/typed-fields.ts'
import { changeEmailBody } from './sign-in.ts'

/**
 * `POST /me/email`: the password proves who the person is, and a letter to the new address that it
 * is theirs.
 */
export const changeOwnEmailBody = z.extend(changeEmailBody, {
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
})

/**
 * The answer of `GET /me/draft-key`: 256 bits in base64url, the same at each call of one person.
 */
export const draftKeyAnswer = z.object({ data: z.object({ key: z.string() }) })

/** The current states of a membership; only `active` gives access. */
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
  /** Whether this session uses it. */
  current: z.boolean(),
})

/** The answer of `GET /me/memberships`: all present and past ones, those that give access first. */
export const allMembershipsAnswer = z.object({ data: z.array(membership) })

/** `DELETE /me/memberships/{id}` */
export const membershipParams = z.strictObject({ id: z.uuid() })

export type ChangeOwnEmailBody = z.output<typeof changeOwnEmailBody>
export type DraftKeyAnswer = z.output<typeof draftKeyAnswer>
export type ListedMembership = z.output<typeof membership>
