import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an own PIN that is set without a proof of who one is',
    edit: { file: './own-pins.routes.ts', find: ', proof: true', replace: '' },
  },
  {
    name: 'an own PIN whose digest is the same in every company',
    edit: {
      file: '../../visits/public/pass-keys.ts',
      find: 'JSON.stringify([tenantId, pin])',
      replace: 'JSON.stringify([tenantId.slice(0, 0), pin])',
    },
  },
  {
    name: 'an own PIN that somebody else has already',
    edit: {
      file: './own-pins.service.ts',
      find: 'const isFree = isOwn(kept, one) || (await isFreePin(context, one.digest))',
      replace: 'const isFree = isOwn(kept, one) || (await isFreePin(context, one.digest)) || true',
    },
  },
  {
    name: 'an own PIN that a pass may get as well',
    edit: {
      file: '../../visits/public/pass-secrets.ts',
      find: 'WHERE is_free_pin(${actor.tenantId}, ${digest})',
      replace: 'WHERE ${actor.tenantId}::uuid IS NOT NULL',
    },
  },
  {
    name: 'an own PIN that is refused and not counted',
    edit: {
      file: './own-pins.service.ts',
      find: "await countLookUp(context, 'own_pin', newId(), false)",
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'an own PIN that is accepted and not counted',
    edit: {
      file: './own-pins.service.ts',
      find: "await countLookUp(context, 'own_pin', newId(), true)",
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'an own PIN that opens after the membership of its person',
    edit: {
      file: './own-pins.repository.ts',
      find: 'AND ${currentMembership} AND ${liveUser}',
      replace: 'AND ${liveUser}',
    },
  },
  {
    name: 'an own PIN that locks its person out once the company is inactive',
    tests: ['../readers/inactive-company.test.ts'],
    edit: {
      file: './own-pins.repository.ts',
      find: 'AND ${currentMembership} AND ${liveUser}',
      replace: "AND ${currentMembership} AND t.status = 'ATIVO' AND ${liveUser}",
    },
  },
  {
    name: 'an own PIN that another login of its person keeps open',
    edit: {
      file: './own-pins.repository.ts',
      find: 'AND m.user_id = p.set_by ',
      replace: '',
    },
  },
  {
    name: 'an own PIN that nobody waits for',
    sql: `CREATE OR REPLACE FUNCTION is_free_pin(company uuid, wanted bytea) RETURNS boolean
      LANGUAGE sql VOLATILE RETURN
        NOT EXISTS (SELECT FROM pass_secrets WHERE tenant_id = company AND pin_digest = wanted)
        AND NOT EXISTS (SELECT FROM access_pins WHERE tenant_id = company AND digest = wanted)`,
  },
]
