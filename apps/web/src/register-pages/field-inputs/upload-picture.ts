import { callApi } from '../../platform/http-client.ts'

/** Sends a picture; the record that is saved with its id claims it. */
export async function uploadPicture(picture: Blob): Promise<{ id: string; url: string }> {
  const body = new FormData()
  body.set('file', picture, 'photo.jpg')
  const path = '/files'
  return (await callApi<{ data: { id: string; url: string } }>(path, { method: 'POST', body })).data
}
