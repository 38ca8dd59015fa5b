import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./erasures.test.ts']
const holds = ['./holds.test.ts']
const traces = ['./traces.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an erasure by the gatehouse',
    tests,
    edit: {
      file: '../../../../../packages/contract/src/define-register/permissions.ts',
      find: "'people.erase': ['sindico']",
      replace: "'people.erase': ['sindico', 'funcionario']",
    },
  },
  {
    name: 'an erasure without a proof of who one is',
    tests,
    edit: { file: './erasures.routes.ts', find: 'access, proof: true, ', replace: 'access, ' },
  },
  {
    name: 'an erasure of somebody who is present',
    tests,
    edit: {
      file: './erasures.service.ts',
      find: '  if (holds.length > 0)\n',
      replace: '  if (holds.length > 99)\n',
    },
  },
  {
    name: 'an erasure of a face that a reader still knows (removal)',
    tests: holds,
    edit: {
      file: './holds.ts',
      find: "${of('n')} AND m.gone_at IS NULL",
      replace: "${of('n')} AND m.gone_at IS NOT NULL",
    },
  },
  {
    name: 'an erasure that a reader out of use holds for ever',
    tests: holds,
    edit: {
      file: './holds.ts',
      find: "const inUse = isReaderInUse(sql.ref('e'))",
      replace: 'const inUse = sql`true`',
    },
  },
  {
    name: 'a person of another company who can be erased',
    tests,
    edit: {
      file: './erasures.service.ts',
      find: "      if (!isLive) throw problem('not_found')\n",
      replace: '',
    },
  },
  {
    name: 'a value of an erased person that stays in the trail',
    tests,
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('erase_trail_of'::regproc);
      BEGIN
        EXECUTE replace(source, '''[null, null]''::jsonb', 'c.value');
      END $$`,
  },
  {
    name: 'the trail of a visitor who was merged into an erased one',
    tests: traces,
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('erase_trail_of'::regproc);
      BEGIN
        EXECUTE replace(source, 'receipt.register = ''visitors''', 'false');
      END $$`,
  },
  {
    name: 'the values of a visitor who was merged into an erased one',
    tests: traces,
    edit: {
      file: './erasures.repository.ts',
      find: "if (subject.register !== 'visitors') return",
      replace: "if (subject.register !== 'residents') return",
    },
  },
  {
    name: 'an erased person who is still found',
    tests,
    edit: {
      file: '../visits/personal-rows.ts',
      find: 'provisional = true, deleted_at = coalesce(deleted_at, now()),',
      replace: 'provisional = true,',
    },
  },
  {
    name: 'a word about an erased visitor in their visits',
    tests,
    edit: {
      file: '../visits/personal-rows.ts',
      find: "    fields: ['plate', 'purpose', 'authority',",
      replace: "    fields: ['plate', 'authority',",
    },
  },
  {
    name: 'the name of an erased person in notices',
    tests: traces,
    edit: {
      file: './erasures.service.ts',
      find: '  await forgetNotices(context, person, traces)\n',
      replace: '',
    },
  },
  {
    name: 'an erased resident who is restored',
    tests,
    edit: {
      file: '../../register-endpoints/remove-records.ts',
      find: " || before['erased_at'] != null",
      replace: '',
    },
  },
  {
    name: 'a vehicle of an erased resident that is restored',
    tests: traces,
    edit: {
      file: '../belongings/personal-rows.ts',
      find: '  erased_at = now()',
      replace: '  erased_at = NULL',
    },
  },
  {
    name: 'a receipt of an erasure that is rewritten',
    tests,
    sql: 'DROP TRIGGER keep_erasure ON erasures',
  },
  {
    name: 'an ended departure that takes other words about an erased person',
    tests: traces,
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('keep_ended_departure'::regproc);
      BEGIN
        EXECUTE replace(source, 'new.title = ''Pessoa apagada '' || e.number', 'true');
      END $$`,
  },
  {
    name: 'a consent that an erasure does not end',
    tests: ['./consents.test.ts'],
    edit: {
      file: './erasures.service.ts',
      find: '  await endConsents(context, person)\n',
      replace: '',
    },
  },
  {
    name: 'a consent that ends with the erasure of another register',
    tests: ['./consents.test.ts'],
    edit: {
      file: './erasure-tasks.ts',
      find: 'e.register = ${register}\n      AND ',
      replace: '',
    },
  },
]
