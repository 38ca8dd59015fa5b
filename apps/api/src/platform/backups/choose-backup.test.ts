import { expect, it } from 'vitest'
import { secretMark } from '../secrets/secret-mark.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { missingSecrets } from './choose-backup.ts'

const [old, fresh] = [
  'an old secret of at least 32 letters',
  'a fresh secret of at least 32 letters',
]
const [ofOld, ofFresh] = [secretMark(old), secretMark(fresh)]
const both: ServerSecret = { current: old, other: fresh, kept: [] }

it.each([
  ['one secret, of a release before', { secret: ofOld }, old, []],
  ['one secret, and another is given', { secret: ofOld }, fresh, [ofOld]],
  ['both, and one is given', { secret: ofFresh, secrets: [ofFresh, ofOld] }, fresh, [ofOld]],
  ['both, and the other is given', { secret: ofFresh, secrets: [ofFresh, ofOld] }, old, [ofFresh]],
  [
    'both, which are given in the other order',
    { secret: ofFresh, secrets: [ofFresh, ofOld] },
    both,
    [],
  ],
])('a backup needs %s', (_, summary, given, missing) => {
  expect(missingSecrets(summary, given)).toEqual(missing)
})
