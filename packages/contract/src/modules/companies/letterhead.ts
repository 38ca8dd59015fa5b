import * as z from 'zod/mini'
import { photo } from '../../schemas/photo.ts'
import { cep } from '../../value-types/cep.ts'
import { cnpj } from '../../value-types/cnpj.ts'

/** The head of what a company prints: who it is, and where. */
const letterhead = z.object({
  name: z.string(),
  /** Null where it is the name. */
  legal_name: z.nullable(z.string()),
  cnpj: z.nullable(z.string()),
  /** On one line; null if no part of it is known. */
  address: z.nullable(z.string()),
  logo: z.nullable(photo),
})

/** The answer of `GET /company/letterhead`. */
export const letterheadAnswer = z.object({ data: letterhead })

export type Letterhead = z.output<typeof letterhead>

/** The columns of a company that its address is made of. */
export type AddressParts = {
  readonly [Part in
    | 'street'
    | 'number'
    | 'complement'
    | 'district'
    | 'city'
    | 'state'
    | 'zip_code']: string | null
}

const joined = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part !== '').join(by)

/**
 * Writes an address on one line as Brazilian letters do: "Rua das Flores, 100, Centro, São Paulo –
 * SP, 01310-100". Returns null if no part is known.
 */
export function addressLine(parts: AddressParts): string | null {
  const { street, number, complement, district, city, state, zip_code } = parts
  const code = zip_code === null ? null : cep.format(zip_code)
  const place = joined([city, state], ' – ')
  return joined([street, street && number, complement, district, place, code], ', ') || null
}

/** Returns the lines under the name on paper: the legal name and CNPJ, and the address. */
export function letterheadLines({ legal_name, cnpj: number, address }: Letterhead): string[] {
  const registered = joined([legal_name, number && `CNPJ ${cnpj.format(number)}`], ' · ')
  return [registered, address ?? ''].filter((line) => line !== '')
}
