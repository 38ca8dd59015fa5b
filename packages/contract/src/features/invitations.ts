import * as z from 'zod/mini'
import { roles } from '../roles.ts'
import { loginProofBody } from './second-factor.ts'
import { emailAddress, newPassword, personName } from './typed-fields.ts'

/** Days that a link of an invitation is good for (domain.md section 2). */
export const INVITATION_DAYS = 30

const token = z.string().check(z.maxLength(600))

/** `POST /invitations/look`, `POST /invitations/decline`: the token of a letter's link, or of a card. */
export const invitationTokenBody = z.strictObject({ token })

/**
 * What `POST /invitations/look` answers to whoever holds a link. It asks for an address where the link is
 * a card's, for name and new password of somebody new, and for the password of somebody known.
 */
export const invitationAnswer = z.object({
  data: z.object({
    /** Null where the role is one of the platform. */
    company: z.nullable(z.string()),
    role: z.enum(roles),
    email: z.nullable(z.string()),
    asks: z.enum(['email', 'account', 'password']),
  }),
})

/** `POST /invitations/accept`: `name` is for somebody new. */
export const acceptInvitationBody = z.strictObject({
  token,
  name: z.optional(personName),
  password: newPassword,
})

/** `POST /invitations/accept/proof`: what completes an acceptance whose password was not enough. */
export const proveInvitationBody = z.strictObject({ token, proof: loginProofBody })

/** `POST /invitations/email`: where the holder of a card proves that an address is theirs. */
export const invitationEmailBody = z.strictObject({ token, email: emailAddress })

/** `POST /me/invitations/{id}/{accept|decline}` */
export const ownInvitationParams = z.strictObject({ id: z.uuid() })

/** `POST /residents/{id}/invitation-link`: `renew` ends the link of before and makes another. */
export const invitationLinkBody = z.optional(
  z.nullable(z.strictObject({ renew: z.optional(z.boolean()) })),
)

/** What it answers. */
export const invitationLinkAnswer = z.object({
  data: z.object({
    /** Of the invitation, as `/users` lists it. */
    id: z.string(),
    url: z.string(),
    company: z.string(),
    expires_at: z.string(),
  }),
})

/** An invitation of one's own e-mail, as `GET /me` tells it. */
export const ownInvitation = z.object({
  id: z.string(),
  role: z.enum(roles),
  company: z.nullable(z.string()),
  expires_at: z.string(),
})

export type InvitationAnswer = z.output<typeof invitationAnswer>
export type AcceptInvitationBody = z.output<typeof acceptInvitationBody>
export type ProveInvitationBody = z.output<typeof proveInvitationBody>
export type InvitationEmailBody = z.output<typeof invitationEmailBody>
export type InvitationLinkAnswer = z.output<typeof invitationLinkAnswer>
export type OwnInvitation = z.output<typeof ownInvitation>
