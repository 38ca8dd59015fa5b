import * as z from 'zod/mini'
import { apiComponents } from '../schemas/api-components.ts'
import {
  loadLimits,
  type Problem,
  type ProblemCode,
  problems,
  secondFactorMethods,
} from './errors.ts'

const options = z.record(z.string(), z.unknown())

const secondFactor = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  passkey: z.nullable(options),
})

const enrolment = z.object({
  ticket: z.string(),
  totp: z.object({ secret: z.string(), uri: z.string() }),
  passkey: options,
})

/** The schema of a `Problem`, the answer of every failed call. */
export const problemDocument: z.ZodMiniType<Problem> = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
    detail: z.optional(z.string()),
    request_id: z.optional(z.string()),
    errors: z.optional(
      z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
    ),
    current: z.optional(z.record(z.string(), z.unknown())),
    existing: z.optional(z.object({ id: z.string(), title: z.string() })),
    uses: z.optional(z.array(z.object({ register: z.string(), count: z.int() }))),
    retry_after: z.optional(z.int()),
    limit: z.optional(z.enum(loadLimits)),
    second_factor: z.optional(secondFactor),
    enrolment: z.optional(enrolment),
    proof: z.optional(z.extend(secondFactor, { hosted: z.boolean(), realtime: z.boolean() })),
  })
  .register(apiComponents, { id: 'Problem' })
