import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a pack with its rules for whoever invites guests',
    tests: ['./pack.test.ts'],
    only: 'has the rules of points in use',
    edit: {
      file: './desk.routes.ts',
      find: "{ access: { right: 'gate.enter' } }",
      replace: "{ access: { right: 'access.events' } }",
    },
  },
  {
    name: 'a pack with whole digests of documents',
    edit: {
      file: './desk-seal.ts',
      find: '.subarray(0, DOCUMENT_MARK_BYTES)',
      replace: '.subarray(0, DOCUMENT_MARK_BYTES * 16)',
    },
  },
  {
    name: 'marks of documents under one key for all companies',
    edit: {
      file: './desk-seal.ts',
      find: "eldestKey(secret, 'desk document marks', { salt: tenantId })",
      replace: "eldestKey(secret, 'desk document marks', { salt: String(tenantId.length) })",
    },
  },
  {
    name: 'a pack with passes of who has moved out',
    edit: {
      file: './pack.service.ts',
      find: "!ended.includes(refusal ?? '')",
      replace: "refusal === 'pass_host_gone' || !ended.includes(refusal ?? '')",
    },
  },
]
