import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { callApi } from '../../../platform/http-client.ts'
import { storeMe } from '../../../platform/session/me.ts'

type MeAnswer = { data: Me }

/** Replaces the person's picture. */
export async function sendPhoto(square: Blob): Promise<Me> {
  const body = new FormData()
  body.set('file', square, 'photo.jpg')
  return kept(await callApi<MeAnswer>('/me/photo', { method: 'POST', body }))
}

/** Removes the person's picture; initials replace it. */
export async function removePhoto(): Promise<Me> {
  return kept(await callApi<MeAnswer>('/me/photo', { method: 'DELETE' }))
}

function kept({ data }: MeAnswer): Me {
  storeMe(data)
  return data
}
