import { callApi } from '../../../platform/http-client.ts'

/** Milliseconds to wait for the provider; the session here has already ended. */
const PATIENCE = 3_000

/** Continues at the provider's page for signing out, if it has one and answers in time. */
export async function endAtProvider(idToken: string): Promise<void> {
  const { data } = await callApi<{ data: { address: string | null } }>('/login/hosted/end', {
    method: 'POST',
    body: { id_token: idToken },
    anonymous: true,
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (data.address !== null) location.assign(data.address)
}
