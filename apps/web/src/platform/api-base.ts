/** The path at which every call of the API begins. */
export const API_BASE = '/api/v1'

/** The headers of every call (platform §9); without a token the call is anonymous. */
export function baseHeaders(token: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': 'en',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return headers
}
