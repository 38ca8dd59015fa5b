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
      find: 'if (!isServed) throw',
      replace: 'if (isServed === null) throw',
    },
  },
  {
    name: 'a letter in other hands that replaces a face',
    edit: {
      file: './face-links.service.ts',
      find: "AND f.state = 'good' AND",
      replace: "AND f.state = 'none' AND",
    },
  },
  {
    name: 'a photo that comes in slowly and replaces an accepted one',
    only: 'accepted while it came in',
    edit: {
      file: './face-links.service.ts',
      find: 'requireUsable(opened)\n        await keepPhoto',
      replace: 'await keepPhoto',
    },
  },
  {
    name: 'a used link that is read before its person is locked',
    only: 'waits for whoever handles the same face',
    edit: {
      file: './face-links.service.ts',
      find: "access === 'inTenant' ? await readLink(context, read.id) : first",
      replace: 'first',
    },
  },
  {
    name: 'a letter in other hands that enrols after a withdrawal',
    edit: {
      file: './face-links.service.ts',
      find: 'AND c.withdrawn_at >= l.asked_at',
      replace: 'AND c.withdrawn_at IS NULL',
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
]
