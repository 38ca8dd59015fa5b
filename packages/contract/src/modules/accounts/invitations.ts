import * as z from 'zod/mini'
import { moment } from '../../api-components.ts'
import { roles } from '../../roles.ts'
import { emailAddress, newPassword, personName } from '../../typed-fields.ts'
import { loginProofBody } from './login-proof.ts'
import { loginStates } from './login-states.ts'

/** Days that a link of an invitation is good for (accounts §4). */
export const INVITATION_DAYS = 30

const token = z.string().check(z.maxLength(600))

/** `POST /invitations/look`, `POST /invitations/decline`: the token of a letter's link, or of a card. */
export const invitationTokenBody = z.strictObject({ token })

/**
 * What `POST /invitations/look` answers to the holder of a link. It asks for an address where the link is
 * a card's, for name and new password of somebody new, and for the password of somebody known.
 */
export const invitationAnswer = z.object({
  data: z.object({
    /** Null where the role is one of the platform. */
    company: z.nullable(z.string()),
    role: z.enum(roles),
    email: z.nullable(z.string()),
    /** Of the resident whom a card is for, whose holder sees that it is theirs; null for a letter. */
    first_name: z.nullable(z.string()),
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

/** Cards of one call: a sheet for each household of a tower. */
export const MAX_CARDS = 200

/** `POST /residents/invitation-cards`: the residents whose cards are printed. */
export const invitationCardsBody = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_CARDS)),
})

const loginRefusal = z.object({ id: z.uuid(), title: z.string(), code: z.string() })

/** What it answers: the cards in the order of units and names, and who gets none. */
export const invitationCardsAnswer = z.object({
  data: z.object({
    company: z.string(),
    cards: z.array(
      z.object({
        /** Of the resident. */
        id: z.uuid(),
        name: z.string(),
        unit: z.nullable(z.string()),
        url: z.string(),
        expires_at: z.string(),
      }),
    ),
    refusals: z.array(loginRefusal),
  }),
})

/** An invitation of a resident that nobody has answered; by a card where it has no e-mail. */
const openInvitation = z.object({
  /** As `/users` has it, whose routes withdraw it. */
  id: z.uuid(),
  version: z.int(),
  email: z.nullable(z.string()),
  created_at: moment,
  invited_by: z.nullable(z.string()),
  /** Of the newest letter; null for a card. */
  sent_at: z.nullable(moment),
  expires_at: moment,
})

/** `GET /residents/{id}/login`: whether a resident has a login, is invited, or why neither is possible. */
export const residentLoginAnswer = z.object({
  data: z.object({
    state: z.enum(loginStates),
    /** The code of what stands against inviting, by letter or card. */
    refusal: z.nullable(z.string()),
    invitations: z.array(openInvitation),
    member: z.nullable(z.object({ user_id: z.uuid(), name: z.string(), since: moment })),
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
export type InvitationCards = z.output<typeof invitationCardsAnswer>['data']
export type LoginRefusal = z.output<typeof loginRefusal>
export type ResidentLogin = z.output<typeof residentLoginAnswer>['data']
export type OwnInvitation = z.output<typeof ownInvitation>
