import type { RegisterName } from '@portaria/contract/modules/names'
import { registers } from '@portaria/contract/modules/registers'
import type { Photo } from '@portaria/contract/photo'
import { callApi } from '../../../platform/http-client.ts'

/**
 * Uploads a picture; it belongs to the record that is saved with its id. A platform role's picture in
 * a catalogue is of a shared row, which belongs to no company.
 */
export async function uploadPicture(register: RegisterName, picture: Blob): Promise<Photo> {
  const body = new FormData()
  body.set('file', picture, 'photo.jpg')
  const forNoCompany = registers[register].scope === 'catalogue'
  const request = { method: 'POST' as const, body, forNoCompany }
  return (await callApi<{ data: Photo }>('/files', request)).data
}
