import type {
  ConsentBody,
  FiledConsentBody,
  FiledFace,
  OwnFaces,
  PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import type { FacePerson } from '@portaria/contract/modules/access/faces/face-words'
import { queryOptions } from '@tanstack/react-query'
import { type ApiRequest, callApi } from '../../../platform/http-client.ts'

/** What can be done with the face of one person; each returns how it stands afterwards. */
export type FaceActs = {
  readonly consent: (body: ConsentBody) => Promise<PersonFace>
  readonly withdraw: () => Promise<PersonFace>
  readonly sendPhoto: (jpeg: Blob) => Promise<PersonFace>
  /** Makes a link to the photo, valid for minutes; missing where the photo is never shown. */
  readonly photoLink?: () => Promise<string>
}

/** Whose face it is. */
export type FaceOf = { readonly kind: FacePerson; readonly id: string }

type Answer = { data: PersonFace }

const changed = async (path: string, request: ApiRequest) =>
  (await callApi<Answer>(path, request)).data

function formOf(jpeg: Blob): FormData {
  const form = new FormData()
  form.set('file', jpeg, 'face.jpg')
  return form
}

/** Makes a link by which a photo can be seen for minutes; the trail keeps that it was made. */
const photoLink = async (path: string) =>
  (await callApi<{ data: { url: string } }>(`${path}/photo-link`, { method: 'POST' })).data.url

/** The own face, and those of minors in one's care. */
export const ownFacesQuery = queryOptions({
  queryKey: ['me', 'faces'],
  queryFn: async ({ signal }) => (await callApi<{ data: OwnFaces }>('/me/faces', { signal })).data,
})

/** What a person does in their own session. */
export function ownActs({ kind, id }: FaceOf): FaceActs {
  const path = `/me/faces/${kind}/${id}`
  return {
    consent: (body) => changed(`${path}/consent`, { method: 'POST', body }),
    withdraw: () => changed(`${path}/consent`, { method: 'DELETE' }),
    sendPhoto: (jpeg) => changed(`${path}/photo`, { method: 'PUT', body: formOf(jpeg) }),
    photoLink: () => photoLink(path),
  }
}

/** The person of a letter's link. */
export const linkedFaceQuery = (token: string) =>
  queryOptions({
    queryKey: ['face-link', token],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: OwnFaces }>(`/face-links/${token}`, { signal, anonymous: true })).data,
    retry: false,
  })

/** What a person does by the link of a letter, which shows no photo. */
export function linkedActs(token: string): FaceActs {
  const path = `/face-links/${token}`
  const anonymous = true
  return {
    consent: (body) => changed(`${path}/consent`, { method: 'POST', body, anonymous }),
    withdraw: () => changed(`${path}/consent`, { method: 'DELETE', anonymous }),
    sendPhoto: (jpeg) => changed(`${path}/photo`, { method: 'PUT', body: formOf(jpeg), anonymous }),
  }
}

/** The face of a person as those read it who keep the evidence. */
export const filedFaceQuery = ({ kind, id }: FaceOf) =>
  queryOptions({
    queryKey: ['faces', kind, id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: FiledFace }>(`/faces/${kind}/${id}`, { signal })).data,
  })

/** What a síndico files for a person. */
export function filedActs({ kind, id }: FaceOf) {
  const path = `/faces/${kind}/${id}`
  return {
    consent: (body: FiledConsentBody) => changed(`${path}/consent`, { method: 'POST', body }),
    withdraw: (paper: string | null) =>
      changed(`${path}/withdrawal`, {
        method: 'POST',
        body: paper === null ? {} : { paper_file_id: paper },
      }),
    sendPhoto: (jpeg: Blob) => changed(`${path}/photo`, { method: 'PUT', body: formOf(jpeg) }),
    photoLink: () => photoLink(path),
    sendLetter: () => changed(`${path}/letter`, { method: 'POST' }),
  }
}
