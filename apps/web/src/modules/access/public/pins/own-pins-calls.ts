import type { OwnPins, OwnPinsBody } from '@portaria/contract/modules/access/access-answers'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../platform/http-client.ts'

const PATH = '/me/access-pins'

/** When the person's own PINs were set; the digits are never read. */
export const ownPinsQuery = queryOptions({
  queryKey: ['me', 'access-pins'],
  queryFn: async ({ signal }) => (await callApi<{ data: OwnPins }>(PATH, { signal })).data,
})

/** Sets, changes or removes own PINs; the server asks for a proof of identity. */
export const saveOwnPins = (body: OwnPinsBody) => callApi(PATH, { method: 'PUT', body })
