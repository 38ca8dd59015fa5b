import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
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
    name: 'a link of a letter that collects faces for an inactive company',
    edit: {
      file: './face-links.service.ts',
      find: "if (!isServed) return 'face_company_inactive'",
      replace: 'void isServed',
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
    name: 'a photo stays when its consent is ended again after a restore',
    tests: ['./restored-consents.test.ts'],
    edit: {
      file: '../ended-rows.ts',
      find: 'DELETE FROM faces WHERE tenant_id = ${actor.tenantId} AND consent_id',
      replace: 'DELETE FROM faces WHERE tenant_id IS NULL AND consent_id',
    },
  },
]
