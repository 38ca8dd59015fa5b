import type { PostalCode } from '@portaria/contract/modules/postal-codes/postal-codes'
import { normalizeText } from '@portaria/contract/value-types/text'
import { uf } from '@portaria/contract/value-types/uf'
import * as z from 'zod/mini'

/** Milliseconds for a whole answer. */
const ANSWER_MS = 3_000

/** Limit of an answer, in bytes; an address has some hundred. */
const ANSWER_BYTES = 16_384

const part = z.optional(z.nullable(z.string().check(z.maxLength(120))))

/** An address as the usual services spell it, in Portuguese or in English. */
const servedAddress = z.object({
  logradouro: part,
  street: part,
  bairro: part,
  neighborhood: part,
  district: part,
  localidade: part,
  city: part,
  uf: part,
  state: part,
  /** Some services answer an unknown code with status 200 and this field. */
  erro: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

/**
 * Asks a service for the address of a postal code of eight digits; null where it knows none, in any
 * of the usual forms. `service` is its address with `{cep}` in it. Throws where it does not answer
 * in time, redirects, or answers anything else than an address.
 */
export async function askPostalCode(service: string, code: string): Promise<PostalCode | null> {
  const response = await fetch(service.replace('{cep}', code), {
    // A redirect is not followed, since it could lead to an address that the administrator did not
    // set.
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the service of postal codes answered ${response.status}`)
  const served = servedAddress.parse(JSON.parse(await readText(response)))
  if (served.erro || served.error) return null
  const wordsOf = (...spelled: (string | null | undefined)[]) =>
    normalizeText(spelled.find((one) => one) ?? '') || null
  const state = uf.parse(served.uf ?? served.state ?? '')
  const address = {
    street: wordsOf(served.logradouro, served.street),
    district: wordsOf(served.bairro, served.neighborhood, served.district),
    city: wordsOf(served.localidade, served.city),
    state: state.ok ? state.value : null,
  }
  // Other services answer an unknown code with an empty address.
  if (Object.values(address).every((one) => one === null)) return null
  return { zip_code: code, ...address }
}

/** The body as text; throws where it is too long, before all of it is read. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES) throw new Error('the service of postal codes answers too much')
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString()
}
