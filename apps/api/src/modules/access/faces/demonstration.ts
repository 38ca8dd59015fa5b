import { sql } from 'kysely'
import sharp from 'sharp'
import type { DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { faceSeal } from './face-seal.ts'

/** Residents of a company whose faces the simulated readers know. */
const PEOPLE = 12

type Consenting = { readonly id: string; readonly consent_id: string; readonly name: string }

/**
 * Gives some residents who consented a drawn photo, which a simulated reader tests and takes for their
 * face.
 */
export async function writeFacePhotos(
  { ids, insert, secret }: Pick<DemonstrationTools, 'ids' | 'insert' | 'secret'>,
  context: TenantContext,
): Promise<void> {
  const { queries, actor } = context
  const seal = faceSeal(secret)
  const random = ids(`faces ${actor.tenantId}`)
  const people = await queries.all(sql<Consenting>`
    SELECT r.id, c.id AS consent_id, coalesce(nullif(r.social_name, ''), r.name) AS name
    FROM face_consents c JOIN residents r ON r.tenant_id = c.tenant_id AND r.id = c.resident_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.withdrawn_at IS NULL AND r.deleted_at IS NULL
      AND r.status = 'ATIVO' AND r.approval = 'accepted'
    ORDER BY r.name, r.id LIMIT ${sql.lit(PEOPLE)}`)
  const rows = await Promise.all(
    people.map(async ({ id: resident_id, consent_id, name }, nth) => {
      const id = random.id()
      const sealed = seal.seal(actor.tenantId, id, await drawnFace(name, nth))
      // Rows are inserted as JSON, which has no bytes.
      return { id, resident_id, consent_id, photo: `\\x${sealed.toString('hex')}` }
    }),
  )
  await insert(context, 'faces', rows)
}

const skins = ['#f1c9a5', '#c68642', '#8d5524', '#e0ac69', '#5c3a21']
const hairs = ['#2b1b12', '#5a3825', '#b07a3c', '#8c8c8c']
const shirts = ['#4b6cb7', '#3f8f6b', '#b5533c', '#7a5ba6', '#c08a2e', '#3d7f95']

const chosen = (values: readonly string[], nth: number) => values[nth % values.length] ?? ''

/** Draws a face as a JPEG whose comment tells simulated readers whose it is. */
async function drawnFace(name: string, nth: number): Promise<Buffer> {
  const [skin, hair, shirt] = [chosen(skins, nth), chosen(hairs, nth), chosen(shirts, nth)]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640">
    <rect width="640" height="640" fill="#dfe6ec"/>
    <ellipse cx="320" cy="650" rx="230" ry="190" fill="${shirt}"/>
    <rect x="270" y="400" width="100" height="100" fill="${skin}"/>
    <ellipse cx="320" cy="290" rx="140" ry="170" fill="${skin}"/>
    <path d="M180 270Q190 100 320 100Q450 100 460 270Q420 180 320 180Q220 180 180 270" fill="${hair}"/>
    <circle cx="270" cy="290" r="14" fill="#222"/><circle cx="370" cy="290" r="14" fill="#222"/>
    <path d="M270 370Q320 410 370 370" stroke="#7a3b2e" stroke-width="8" fill="none"/></svg>`
  const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
  const mark = Buffer.from(`simulated-face ${JSON.stringify({ person: name, codes: [] })}\n`)
  const comment = Buffer.alloc(4)
  comment.writeUInt16BE(0xff_fe, 0)
  comment.writeUInt16BE(mark.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), comment, mark, picture.subarray(2)])
}
