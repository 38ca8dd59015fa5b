import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import type { Photo } from '@portaria/contract/schemas/photo'
import { callApi } from '../../../platform/http-client.ts'

/**
 * Uploads a picture, which belongs to the record that is later saved with its id. In a catalogue, a
 * platform role's picture is for a shared row and belongs to no company.
 */
export async function uploadPicture(register: RegisterName, picture: Blob): Promise<Photo> {
  const body = new FormData()
  body.set('file', picture, 'photo.jpg')
  const forNoCompany = registers[register].scope === 'catalogue'
  const request = { method: 'POST' as const, body, forNoCompany }
  return (await callApi<{ data: Photo }>('/files', request)).data
}
