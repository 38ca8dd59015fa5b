import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a consent to a text that is not the current one',
    edit: {
      file: './face-consents.ts',
      find: 'if (version !== FACE_TERM_VERSION)',
      replace: "if (version === '')",
    },
  },
  {
    name: 'a consent that is withdrawn while the photo stays',
    edit: {
      file: './face-consents.ts',
      find: "DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)}`)\n  const ended",
      replace:
        "DELETE FROM faces f WHERE f.tenant_id = ${actor.tenantId} AND ${isOf('f', person)} AND false`)\n  const ended",
    },
  },
  {
    name: 'a face of somebody else in the own session',
    edit: {
      file: './face-people.ts',
      find: 'if (place < 0) throw problem',
      replace: 'if (people.length === 0) throw problem',
    },
  },
  {
    name: 'a guardian of somebody of age',
    edit: {
      file: './face-people.ts',
      find: "AND x.deleted_at IS NULL AND ${isMinorToday(sql.ref('x'), actor)}\n    ORDER",
      replace: 'AND x.deleted_at IS NULL\n    ORDER',
    },
  },
  {
    name: 'a minor who consents alone',
    edit: {
      file: './own-faces.service.ts',
      find: "requireGuardian(isSelf, holder, 'version')",
      replace: 'if (!isSelf && !holder) return faceIn(context, person)',
    },
  },
  {
    name: 'a photo that is opened by a link of another company',
    edit: {
      file: './face-photo-links.ts',
      find: 'JSON.stringify([tenantId, faceId, expires])',
      replace: 'JSON.stringify([tenantId, tenantId, expires])',
    },
  },
  {
    name: 'a photo that is opened by a link for longer than its time',
    edit: {
      file: './face-photo-links.ts',
      find: 'JSON.stringify([tenantId, faceId, expires])',
      replace: 'JSON.stringify([tenantId, faceId])',
    },
  },
  {
    name: 'a link to a photo that the trail does not know',
    edit: {
      file: './face-photos.ts',
      find: "await recordFace(context, person, 'face_photo_read')",
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a photo of a face that is stored as it is',
    edit: {
      file: './face-photos.ts',
      find: '${seal.seal(actor.tenantId, id, bytes)}',
      replace: '${[bytes, seal.seal(actor.tenantId, id, bytes)][0]}',
    },
  },
]
