import type { Role } from '@portaria/contract/actors/roles'
import type { FiledFace, OwnFaces } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_TERM_VERSION } from '@portaria/contract/modules/access/faces/face-terms/face-term'
import sharp from 'sharp'
import { type DepartingFamilies, departingFamilies, type Family } from './departing-family.ts'
import { openReaderWorld, type ReaderWorld } from './reader-world.ts'

/** What a route about faces answered. */
export type FaceReply = {
  readonly status: number
  readonly raw: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: FiledFace & OwnFaces & { readonly url: string }
  readonly code: string | undefined
  readonly retryAfter: number | undefined
  /** The first error of a field, as `field code`. */
  readonly error: string | undefined
}

type Sent = {
  readonly payload?: object
  readonly photo?: Buffer
  readonly token?: string
  readonly address?: string
}

/** Families with logins, readers that take faces, and calls of the routes about faces. */
export type FaceWorld = ReaderWorld & {
  readonly families: DepartingFamilies
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: Sent): Promise<FaceReply>
  /** Calls below `/me/faces` as the login of a family's first person. */
  as(
    family: Family,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path?: string,
    sent?: Sent,
  ): Promise<FaceReply>
  tokenOf(role: Role): string
  /** Rows of faces and consents of a person, without photos. */
  stored(person: string): Promise<StoredFace>
  /** Puts a person's face on a reader, in a state; returns the number of the person. */
  onReader(person: string, reader: string, state: 'waiting' | 'done'): Promise<string>
  /** Operations in the trail of a resident, the newest first. */
  trail(resident: string): Promise<string[]>
}

export type StoredFace = {
  readonly photos: number
  readonly live: number
  readonly ended: readonly string[]
  readonly status: string
}

export const consent = { version: FACE_TERM_VERSION, language: 'pt' }

/** A photo of a telephone: lying on its side, with the place at which it was taken. */
export const photoOf = (width = 1600, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'peru' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export async function openFaceWorld(): Promise<FaceWorld> {
  const world = await openReaderWorld()
  const { test, past, tenantId } = world
  const families = departingFamilies(test)

  const call: FaceWorld['call'] = async (method, path, sent = {}) => {
    const { payload, photo, token, address = test.address } = sent
    const form = new FormData()
    if (photo) form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'f.jpg')
    const encoded = new Response(form)
    const response = await test.app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/v1${path}`,
      remoteAddress: address,
      headers: {
        ...(token !== undefined && {
          authorization: `Bearer ${token}`,
          'x-tenant-id': tenantId,
        }),
        ...(photo && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      },
      ...(payload && { payload }),
      ...(photo && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    })
    const { body: raw, rawPayload: bytes, statusCode: status, headers } = response
    const body = raw.startsWith('{')
      ? response.json<{
          data: FaceReply['data']
          code?: string
          retry_after?: number
          errors?: { field: string; code: string }[]
        }>()
      : { data: {} as FaceReply['data'] }
    const [first] = ('errors' in body && body.errors) || []
    return {
      status,
      raw,
      bytes,
      headers,
      data: body.data,
      code: 'code' in body ? body.code : undefined,
      retryAfter: 'retry_after' in body ? body.retry_after : undefined,
      error: first && `${first.field} ${first.code}`,
    }
  }

  return {
    ...world,
    families,
    call,
    as: ({ login }, method, path = '', sent = {}) =>
      call(method, `/me/faces${path}`, { ...sent, token: login.token }),
    tokenOf: (role) => test.person(role).token,
    async stored(person) {
      const [row] = await past<StoredFace>(`SELECT
        (SELECT count(*)::int FROM faces WHERE resident_id = '${person}' AND photo IS NOT NULL)
          AS photos,
        count(*) FILTER (WHERE withdrawn_at IS NULL)::int AS live,
        coalesce(array_agg(withdrawn_how ORDER BY withdrawn_at)
          FILTER (WHERE withdrawn_at IS NOT NULL), '{}') AS ended,
        (SELECT facial_status FROM residents WHERE id = '${person}') AS status
        FROM face_consents WHERE resident_id = '${person}'`)
      if (!row) throw new Error('a count is one row')
      return row
    },
    async onReader(person, reader, state) {
      const [known] = await past<{ number: string }>(
        `SELECT number::text FROM reader_numbers WHERE resident_id = '${person}'`,
      )
      const number = known?.number ?? (await world.number({ resident_id: person }))
      await past(`INSERT INTO reader_entries (tenant_id, equipment_id, number, part, wanted, state,
          sent_at)
        VALUES ('${tenantId}', '${reader}', ${number}, 'face', '\\x01', '${state}',
          ${state === 'done' ? 'now()' : 'NULL'})`)
      return number
    },
    async trail(resident) {
      const { body } = await test.as('sindico').get(`/residents/${resident}/history`)
      return (body.data as unknown as { operation: string }[]).map(({ operation }) => operation)
    },
  }
}
