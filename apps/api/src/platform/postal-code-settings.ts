import * as z from 'zod'

/**
 * Whether a value is an https address with `{cep}` in its path or query: the host is the same for
 * every code.
 */
function isPostalCodeService(value: string): boolean {
  const url = URL.parse(value.replace('{cep}', '01310100'))
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === ''
  return isSafe && value.startsWith(`${url.origin}/`) && value.split('{cep}').length === 2
}

/** The setting of the address lookup from outside. */
export const postalCodeKnobs = {
  CEP_SERVICE_URL: z
    .string()
    .refine(
      isPostalCodeService,
      'must be an https address with {cep} in its path, such as https://cep.example.com/{cep}/json/',
    )
    .optional(),
}
