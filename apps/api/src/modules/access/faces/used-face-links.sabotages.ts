import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a letter in other hands that replaces a face',
    only: 'takes one photo that is accepted',
    edit: {
      file: './face-links.service.ts',
      find: 'l.spent_at IS NOT NULL',
      replace: 'false',
    },
  },
  {
    name: 'a used link that another photo makes usable again',
    only: 'stays used when a photo comes another way',
    edit: {
      file: './enrolled-faces.ts',
      find: 'UPDATE face_links l SET spent_at = clock_timestamp() FROM tested t',
      replace: 'UPDATE face_links l SET spent_at = NULL FROM tested t',
    },
  },
  {
    name: 'a verdict about a photo that is being replaced',
    only: 'is used by no photo that was replaced',
    edit: {
      file: './enrolled-faces.ts',
      find: 'await lockRow(context, person)',
      replace: '',
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
    only: 'is used by a withdrawal',
    edit: {
      file: './face-links.service.ts',
      find: 'AND c.withdrawn_at >= l.asked_at',
      replace: 'AND c.withdrawn_at IS NULL',
    },
  },
]
