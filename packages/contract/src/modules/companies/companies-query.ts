import * as z from 'zod/mini'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../schemas/constants.ts'

/** A number in a query string. */
const whole = (fallback: number, max: number) =>
  z.prefault(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback)

/** `GET /companies`: a page of the companies that match a text. */
export const companiesQuery = z.strictObject({
  q: z.prefault(z.string().check(z.maxLength(200)), ''),
  page: whole(1, 1_000_000),
  per_page: whole(PAGE_SIZE, PAGE_SIZE_MAX),
})

export type CompaniesQuery = z.output<typeof companiesQuery>
