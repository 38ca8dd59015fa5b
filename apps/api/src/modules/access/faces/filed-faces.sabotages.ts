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
    name: 'letters about a face without end',
    edit: {
      file: './face-letters.ts',
      find: 'if (letters >= LETTERS_A_DAY)',
      replace: 'if (letters < 0)',
    },
  },
]
