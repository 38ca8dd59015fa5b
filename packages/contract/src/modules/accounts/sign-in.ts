import { languages } from '@portaria/i18n/languages'
import * as z from 'zod/mini'
import { sessionOrigins } from '../../actors/actor.ts'
import { roles } from '../../actors/roles.ts'
import { apiComponents, moment } from '../../schemas/api-components.ts'
import { LOGIN_PASSWORD_MIN } from '../../schemas/constants.ts'
import { photo } from '../../schemas/photo.ts'
import {
  emailAddress,
  newPassword,
  PASSWORD_MAX,
  personName,
  typedText,
} from '../../schemas/typed-fields.ts'
import { segmentBases, terms } from '../../segments/segments.ts'
import { email } from '../../value-types/email.ts'
import { phone } from '../../value-types/phone.ts'
import { ownInvitation } from './invitations.ts'

/** Limit of characters of the settings as JSON: a theme and its layout are some 3,000. */
const SETTINGS_LENGTH = 32 * 1024

/** Limit of shortcuts of one person. */
const SHORTCUTS = 100

/** `POST /login` */
export const loginBody = z.strictObject({
  email: emailAddress,
  password: z.string().check(z.minLength(LOGIN_PASSWORD_MIN), z.maxLength(PASSWORD_MAX)),
})

/** `POST /register` (accounts §18). */
export const registerBody = z.strictObject({
  displayName: personName,
  email: typedText((typed) => {
    const outcome = email.parse(typed)
    return outcome.ok ? outcome : { ok: false, code: 'invalid-email' }
  }),
  password: newPassword,
})

/** `POST /register/confirm`: the token of the letter, and the chosen password. */
export const confirmRegistrationBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
})

const settings = z.record(z.string(), z.unknown())
const typeFlag = z.enum(roles)

/** A token with the seconds for which it is valid (platform §16). */
const access = z.object({
  original: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number(),
  }),
})

/** The way in which a session began: by our own sign-in, or at a provider of one of two kinds. */
const sessionOrigin = z.enum(sessionOrigins)

const loggedInUser = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  type_flag: typeFlag,
  /** Null for platform roles: they choose a company. */
  tenant_id: z.nullable(z.string()),
  /** The first is the avatar; a `registered` one belongs to the register of residents or employees. */
  images: z.array(z.object({ path: z.string(), registered: z.optional(z.literal(true)) })),
  settings,
  /** Ids of navigation items. */
  shortcuts: z.array(z.string()),
}

/** The data that the browser keeps of a session from a hosted provider (identities §1). */
const provider = z.object({
  access_token: z.string(),
  id_token: z.string(),
  /** The time until which both tokens, and the session, are valid. */
  expires_at: moment,
})

/** The answer of `POST /login` (platform §16). */
export const loginAnswer = z
  .object({
    data: z.object({
      access,
      me: z.object({
        original: z.object({
          ...loggedInUser,
          /** Only after a sign-in by the realtime database service. */
          origin: z.optional(sessionOrigin),
        }),
      }),
    }),
    /** Only after a sign-in through a hosted provider. */
    provider: z.optional(provider),
  })
  .register(apiComponents, { id: 'SignedIn' })

/** The answer of `GET /refresh`. */
export const refreshAnswer = z.object({ access_token: z.string() })

/** `POST /session/membership`: the membership to continue with. */
export const switchMembershipBody = z.strictObject({ id: z.uuid() })

/** The new token as in `GET /refresh`, and the person as in `POST /login`. */
export const switchMembershipAnswer = z.extend(loginAnswer, refreshAnswer.shape)

const tenant = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['ATIVO', 'INATIVO']),
})

const ownMembership = z.object({
  id: z.string(),
  role: typeFlag,
  tenant: z.nullable(tenant),
  /** Whether this session uses it. */
  current: z.boolean(),
})

const ownNoun = z.object({
  singular: z.nullish(z.string()),
  plural: z.nullish(z.string()),
  gender: z.nullish(z.enum(['m', 'f'])),
})

/** Words by language and noun; missing ones are taken from the segment's base. */
const ownTerms = z.record(
  z.string(),
  z.nullable(z.partialRecord(z.enum(terms), z.nullable(ownNoun))),
)

const segment = z.object({
  id: z.string(),
  name_segment: z.string(),
  base: z.enum(segmentBases),
  terms: z.nullable(ownTerms),
})

const me = z
  .object({
    ...loggedInUser,
    origin: sessionOrigin,
    language: z.enum(languages),
    phone: z.nullable(z.string()),
    /** The start of the latest session. */
    last_login_at: z.nullable(moment),
    /** Live memberships, the last used first. */
    memberships: z.array(ownMembership),
    /** Open invitations to the person's own e-mail. */
    invitations: z.array(ownInvitation),
    /**
     * The segment of the company that the call acts in; a platform role has chosen that company.
     * Null is a condominium.
     */
    segment: z.nullable(segment),
    /** That company, as the shell shows it; null without one. */
    company: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        logo: z.nullable(photo),
        /** Defaults and requirements of its forms for visits. */
        visits: z.object({
          invitation_hours: z.int(),
          asks_document: z.array(z.string()),
          asks_photo: z.array(z.string()),
        }),
      }),
    ),
    /** IANA time zone of that company; null without one. */
    time_zone: z.nullable(z.string()),
  })
  .register(apiComponents, { id: 'Me' })

/** The answer of `GET /me`. */
export const meAnswer = z.object({ data: me })

/** Returns the JSON of a value; undefined if it is nested too deep. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/**
 * `PATCH /me`: the fields that a person may change about themselves; settings are replaced as a
 * whole.
 */
export const updateMeBody = z.strictObject({
  settings: z.optional(
    settings.check(
      z.refine((value) => jsonOf(value) !== undefined, 'invalid_format'),
      z.refine((value) => (jsonOf(value)?.length ?? 0) <= SETTINGS_LENGTH, 'too_long'),
    ),
  ),
  shortcuts: z.optional(
    z.array(z.string().check(z.regex(/^[\w./:-]{1,100}$/))).check(z.maxLength(SHORTCUTS)),
  ),
  language: z.optional(z.enum(languages)),
  name: z.optional(personName),
  phone: z.optional(z.nullable(typedText(phone.parse))),
})

/** The answer of `PATCH /me`, with a message that says where it was stored (identities §5). */
export const updateMeAnswer = z.extend(meAnswer, {
  message: z.enum([
    'User data saved with api',
    'User data saved to auth0',
    'User data saved to firebase',
  ]),
  /** Set if stored only here, and not by the provider through which the person signed in. */
  kept_here_only: z.optional(z.literal(true)),
})

const ownSession = z.object({
  id: z.string(),
  /** Browser and system, if the user agent tells them, such as `Chrome, Windows`. */
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  origin: sessionOrigin,
  current: z.boolean(),
})

/** The answer of `GET /me/sessions`: the sessions of the person, last used first. */
export const ownSessionsAnswer = z.object({ data: z.array(ownSession) })

/** `DELETE /me/sessions/{id}` */
export const ownSessionParams = z.strictObject({ id: z.uuid() })

/** `POST /me/password` */
export const changePasswordBody = z.strictObject({
  current_password: z.string().check(z.maxLength(PASSWORD_MAX)),
  password: newPassword,
})

/** `POST /password/forgot`: 202 even for an unknown address. */
export const forgotPasswordBody = z.strictObject({ email: emailAddress })

/** `POST /password/reset`: the token of a letter, for a forgotten password or an invitation. */
export const resetPasswordBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  password: newPassword,
})

/** `POST /users/{id}/change-email`: asks the person by a letter to their current address. */
export const changeEmailBody = z.strictObject({ email: emailAddress })

/** `POST /email/confirm`: the token of that letter. */
export const confirmEmailBody = z.strictObject({ token: z.string().check(z.maxLength(200)) })

/** The answer of `GET /companies`: the companies that a platform role may choose from. */
export const companiesAnswer = z.object({
  data: z.array(tenant),
  meta: z.object({
    total: z.number(),
    total_is: z.literal('exact'),
    page: z.number(),
    per_page: z.number(),
  }),
})

export type LoginBody = z.output<typeof loginBody>
export type RegisterBody = z.output<typeof registerBody>
export type ConfirmRegistrationBody = z.output<typeof confirmRegistrationBody>
export type LoginAnswer = z.output<typeof loginAnswer>
export type ProviderTokens = z.output<typeof provider>
export type LoggedInUser = LoginAnswer['data']['me']['original']
export type SwitchMembershipAnswer = z.output<typeof switchMembershipAnswer>
export type Me = z.output<typeof me>
export type OwnMembership = z.output<typeof ownMembership>
export type UpdateMeAnswer = z.output<typeof updateMeAnswer>
export type UpdateMeBody = z.output<typeof updateMeBody>
export type OwnSession = z.output<typeof ownSession>
export type ChangePasswordBody = z.output<typeof changePasswordBody>
export type ResetPasswordBody = z.output<typeof resetPasswordBody>
export type Company = z.output<typeof tenant>
export type CompaniesAnswer = z.output<typeof companiesAnswer>
