import * as z from 'zod/mini'

const place = z.nullable(z.string())

/** The answer of `GET /postal-codes/{cep}`: the parts of an address that follow from its code. */
export const postalCodeAnswer = z.object({
  data: z.object({
    /** Eight digits. */
    zip_code: z.string(),
    street: place,
    district: place,
    city: place,
    /** The two-letter code. */
    state: place,
  }),
})

export type PostalCode = z.output<typeof postalCodeAnswer>['data']
