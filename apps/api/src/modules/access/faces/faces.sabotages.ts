import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a photo of a face without a consent',
    edit: {
      file: './face-consents.ts',
      find: "AND ${isOf('c', person)} AND c.withdrawn_at IS NULL`)\n  return row ?? null",
      replace: "AND ${isOf('c', person)}`)\n  return row ?? null",
    },
  },
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
    name: 'a consent of one’s own that a paper replaces',
    edit: {
      file: './face-consents.ts',
      find: "if (isOwn && given.how === 'paper') throw problem('state_conflict')",
      replace: "if (isOwn && given.how === 'paper' && !person.id) throw problem('state_conflict')",
    },
  },
  {
    name: 'a photo that a síndico sees although the consent is no paper',
    edit: {
      file: './filed-faces.service.ts',
      find: "if (consent?.how !== 'paper') throw",
      replace: 'if (consent === null) throw',
    },
  },
  {
    name: 'a signed paper that proves twice',
    edit: {
      file: './filed-faces.service.ts',
      find: "await claimOwnFile(context, body, 'paper_file_id')\n        await giveConsent",
      replace: 'await giveConsent',
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
  {
    name: 'a link of a letter that the next letter does not end',
    edit: {
      file: './face-letters.ts',
      find: 'UPDATE face_links SET generation = generation + 1,',
      replace: 'UPDATE face_links SET generation = generation,',
    },
  },
  {
    name: 'a link of a letter that never ends',
    edit: {
      file: './face-links.service.ts',
      find: "if (isOver) throw fieldProblem('token', 'face_link_over')",
      replace: "if (isOver && !stored.asked_by) throw fieldProblem('token', 'face_link_over')",
    },
  },
  {
    name: 'a link that a guardian got, for somebody of age',
    edit: {
      file: './face-links.service.ts',
      find: 'if (wentToGuardian && !holder.isMinor)',
      replace: 'if (wentToGuardian && !holder.id)',
    },
  },
  {
    name: 'a link that names the guardian or the síndico',
    edit: {
      file: './face-links.service.ts',
      find: 'consent: face.consent && { ...face.consent, by: null, guardian: null }',
      replace: 'consent: face.consent',
    },
  },
  {
    name: 'letters about a face without end',
    edit: {
      file: './face-letters.ts',
      find: 'if (letters >= LETTERS_A_DAY)',
      replace: 'if (letters < 0)',
    },
  },
  {
    name: 'a photo that stays after a departure',
    edit: {
      file: './departure-thing.ts',
      find: "await endConsent(context, { kind: kinds[register], id }, { how: 'departure' })",
      replace: 'await Promise.resolve(kinds[register] !== undefined && endConsent !== undefined)',
    },
  },
  {
    name: 'a photo of somebody who left, which stays for ever',
    edit: {
      file: './face-jobs.ts',
      find: 'if (!people.get(person.id)?.isPresent)',
      replace: 'if (!people.get(person.id))',
    },
  },
]
