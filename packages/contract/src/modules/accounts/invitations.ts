import * as z from 'zod/mini'
import { roles } from '../../actors/roles.ts'
import { moment } from '../../schemas/api-components.ts'
import { emailAddress, idList, newPassword, personName } from '../../schemas/typed-fields.ts'
import { loginProofBody } from './login-proof.ts'
import { loginStates } from './login-states.ts'

/** Days for which the link of an invitation is valid (accounts §4). */
export const INVITATION_DAYS = 30

const token = z.string().check(z.maxLength(600))

/**
 * `POST /invitations/look`, `POST /invitations/decline`: the token of a link in a letter or on a
 * card.
 */
export const invitationTokenBody = z.strictObject({ token })

/**
 * The answer of `POST /invitations/look` to the holder of a link. It asks for an address if the
 * link is on a card, for a name and new password from a new person, and for the password of a known
 * one.
 */
export const invitationAnswer = z.object({
  data: z.object({
    /** Null for a role of the platform. */
    company: z.nullable(z.string()),
    role: z.enum(roles),
    email: z.nullable(z.string()),
    /**
     * The first name of the resident that a card is for, so that its holder knows it is theirs;
     * null for a letter.
     */
    first_name: z.nullable(z.string()),
    asks: z.enum(['email', 'account', 'password']),
  }),
})

/** `POST /invitations/accept`: `name` is for a new person. */
export const acceptInvitationBody = z.strictObject({
  token,
  name: z.optional(personName),
  password: newPassword,
})

/**
 * `POST /invitations/accept/proof`: completes an acceptance for which the password was not enough.
 */
export const proveInvitationBody = z.strictObject({ token, proof: loginProofBody })

/** `POST /invitations/email`: the address that the holder of a card must prove to be theirs. */
export const invitationEmailBody = z.strictObject({ token, email: emailAddress })

/** `POST /me/invitations/{id}/{accept|decline}` */
export const ownInvitationParams = z.strictObject({ id: z.uuid() })

/** `POST /residents/{id}/invitation-link`: `renew` ends the previous link and makes another. */
export const invitationLinkBody = z.optional(
  z.nullable(z.strictObject({ renew: z.optional(z.boolean()) })),
)

/** The answer of `POST /residents/{id}/invitation-link`. */
export const invitationLinkAnswer = z.object({
  data: z.object({
    /** The id of the invitation, as in `/users`. */
    id: z.string(),
    url: z.string(),
    company: z.string(),
    expires_at: z.string(),
  }),
})

/** Limit of cards per call: a sheet for each household of a tower. */
export const MAX_CARDS = 200

/** `POST /residents/invitation-cards`: the residents whose cards are printed. */
export const invitationCardsBody = z.strictObject({
  ids: idList(MAX_CARDS),
})

const loginRefusal = z.object({ id: z.uuid(), title: z.string(), code: z.string() })

/**
 * The answer of `POST /residents/invitation-cards`: the cards in the order of units and names, and
 * the residents who get no card.
 */
export const invitationCardsAnswer = z.object({
  data: z.object({
    company: z.string(),
    cards: z.array(
      z.object({
        /** The id of the resident. */
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

/** An unanswered invitation of a resident; it is on a card if it has no e-mail. */
const openInvitation = z.object({
  /** The id, as in `/users`, whose routes withdraw it. */
  id: z.uuid(),
  version: z.int(),
  email: z.nullable(z.string()),
  created_at: moment,
  invited_by: z.nullable(z.string()),
  /** Time of the newest letter; null for a card. */
  sent_at: z.nullable(moment),
  expires_at: moment,
})

/**
 * `GET /residents/{id}/login`: whether a resident has a login or an invitation, or the reason why
 * neither is possible.
 */
export const residentLoginAnswer = z.object({
  data: z.object({
    state: z.enum(loginStates),
    /** The code of the reason why they cannot be invited, by letter or card. */
    refusal: z.nullable(z.string()),
    invitations: z.array(openInvitation),
    member: z.nullable(z.object({ user_id: z.uuid(), name: z.string(), since: moment })),
  }),
})

/** An invitation of one's own e-mail, in `GET /me`. */
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
