import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a condition at a reader without clauses, which means every row',
    tests: ['./object-store.test.ts'],
    edit: {
      file: './object-store.ts',
      find: "if (condition.length === 0) throw new Error('a condition without clauses means every row')",
      replace: '',
    },
  },
  {
    name: 'a door of a reader that is commanded again after a session ended',
    tests: ['./open-door.test.ts'],
    edit: {
      file: './reader-calls.ts',
      find: "if (call.expiresAt !== undefined) return refused('session_ended')",
      replace: '',
    },
  },
  {
    name: 'a code of a reader that nobody knows, taken for a grant',
    tests: ['./inbound.test.ts'],
    edit: {
      file: './reader-codes.ts',
      find: "return Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'unknown') : 'unknown'",
      replace: "return KINDS[code] ?? 'granted'",
    },
  },
  {
    name: 'a person who is written to a reader after the removal',
    tests: ['./people.test.ts'],
    edit: {
      file: './control-id.ts',
      find: 'for (const id of ids) removed.add(id)',
      replace: 'void removed',
    },
  },
  {
    name: 'a person whom a late writing brings back to a reader after the removal',
    tests: ['./people.test.ts'],
    edit: {
      file: './drop-people.ts',
      find: '(await reader.calls.endOfWriting(ids)) ? remove(reader, ids) : outcomes',
      replace: 'outcomes',
    },
  },
]
