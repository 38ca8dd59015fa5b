import * as z from 'zod/mini'

const place = z.nullable(z.string())

/** What `GET /postal-codes/{cep}` answers: the parts of an address that its code says. */
export const postalCodeAnswer = z.object({
  data: z.object({
    /** Eight digits. */
    zip_code: z.string(),
    street: place,
    district: place,
    city: place,
    /** The two letters. */
    state: place,
  }),
})

export type PostalCode = z.output<typeof postalCodeAnswer>['data']
