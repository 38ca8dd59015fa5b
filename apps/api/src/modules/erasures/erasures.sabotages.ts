import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./erasures.test.ts']

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
    name: 'a person of another company who can be erased',
    tests,
    edit: {
      file: './erasures.service.ts',
      find: "        if (!isLive) throw problem('not_found')\n",
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
    name: 'an erased person who is still found',
    tests,
    edit: {
      file: './own-values.ts',
      find: "status = 'INATIVO', deleted_at = now(),",
      replace: "status = 'INATIVO',",
    },
  },
  {
    name: 'the name of an erased visitor in their visits',
    tests,
    edit: {
      file: './traces.ts',
      find: "fields: ['guest_name', 'plate', 'purpose', 'authority',",
      replace: "fields: ['plate', 'purpose', 'authority',",
    },
  },
  {
    name: 'an erased resident who is restored',
    tests,
    edit: {
      file: '../people/residents/behaviour.ts',
      find: '    beforeRestore: requireNotErased,\n',
      replace: '',
    },
  },
  {
    name: 'a receipt of an erasure that is rewritten',
    tests,
    sql: 'DROP TRIGGER keep_erasure ON erasures',
  },
]
