import type { PasskeyChallenge } from '@portaria/contract/modules/accounts/login-proof'
import type {
  AddedPasskey,
  AddPasskeyBody,
  Identity,
  NewTotp,
  RecoveryCodesAnswer,
  SecondFactor,
} from '@portaria/contract/modules/proofs/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../platform/http-client.ts'
import { answerByPasskey, createPasskey } from '../../../../platform/passkeys.ts'

const ROOT = '/me/second-factor'

const post = async <Data>(path: string, body?: unknown): Promise<Data> =>
  (await callApi<{ data: Data }>(`${ROOT}${path}`, { method: 'POST', body })).data

/** The person's second factors. */
export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: async ({ signal }) => (await callApi<{ data: SecondFactor }>(ROOT, { signal })).data,
})

/** Asks for a passkey as a proof of identity. Throws a `PasskeyError` or an `ApiProblem`. */
export async function identityByPasskey(): Promise<Identity> {
  const { ticket, options } = await post<PasskeyChallenge>('/challenge')
  return { ticket, passkey: await answerByPasskey(options) }
}

export const beginTotp = (identity: Identity) => post<NewTotp>('/totp', { identity })

/** Confirms the app. Resolves to new recovery codes, or to null if there are some already. */
export async function confirmTotp(code: string): Promise<string[] | null> {
  return (await post<RecoveryCodesAnswer['data']>('/totp/confirm', { code })).recovery_codes
}

export const endTotp = (identity: Identity) =>
  callApi<void>(`${ROOT}/totp/off`, { method: 'POST', body: { identity } })

/** Creates a passkey in the browser and saves it. Throws a `PasskeyError` or an `ApiProblem`. */
export async function addPasskey(identity: Identity, name: string): Promise<AddedPasskey> {
  const { ticket, options } = await post<PasskeyChallenge>('/passkeys/challenge', { identity })
  const passkey = await createPasskey(options)
  return post<AddedPasskey>('/passkeys', { ticket, name, passkey } satisfies AddPasskeyBody)
}

export const renamePasskey = (id: string, name: string) =>
  callApi<void>(`${ROOT}/passkeys/${id}`, { method: 'PATCH', body: { name } })

export const removePasskey = (id: string, identity: Identity) =>
  callApi<void>(`${ROOT}/passkeys/${id}/remove`, { method: 'POST', body: { identity } })

export async function renewRecoveryCodes(identity: Identity): Promise<string[]> {
  const { recovery_codes: codes } = await post<RecoveryCodesAnswer['data']>('/recovery-codes', {
    identity,
  })
  return codes ?? []
}
