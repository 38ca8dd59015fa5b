import type { Sabotage } from './sabotage.ts'

const addresses = ['registers/device-addresses']
const equipment = ['registers/equipment']
const lockers = ['registers/lockers']

/** What keeps the platform from addresses that nobody approved, secrets sealed, and doors apart. */
export const deviceSabotages: readonly Sabotage[] = [
  {
    name: 'an address that works before it is approved',
    tests: addresses,
    edit: {
      file: 'domain/approved-addresses.ts',
      find: " AND state = 'approved'",
      replace: '',
    },
  },
  {
    name: "another company's approval",
    tests: addresses,
    edit: {
      file: 'domain/approved-addresses.ts',
      find: "if (!approved) return { ok: false, reason: 'not_approved' }",
      replace: '',
    },
  },
  {
    name: 'a name that leads to a forbidden address',
    tests: addresses,
    edit: {
      file: 'domain/approved-addresses.ts',
      find: 'if (found.some(isRefused))',
      replace: 'if (found.length === 0)',
    },
  },
  {
    name: 'metadata services that are reached',
    tests: ['platform/forbidden-addresses'],
    edit: {
      file: 'platform/forbidden-addresses.ts',
      find: "  ['169.254.0.0', 16],",
      replace: '',
    },
  },
  {
    name: 'a forbidden address that is stored',
    tests: addresses,
    edit: {
      file: 'registers/device-addresses/ask-for-addresses.ts',
      find: "if (isForbidden(value, { loopback: true })) throw fieldProblem(name, 'address_forbidden')",
      replace: '',
    },
  },
  {
    name: 'a secret of a device that is stored as it is',
    tests: equipment,
    edit: {
      file: 'registers/equipment/behaviour.ts',
      find: 'seal.seal(ownerOf(context, device), secret)',
      replace: 'Buffer.from(secret)',
    },
  },
  {
    name: 'two doors on one channel',
    tests: lockers,
    edit: {
      file: 'registers/lockers/behaviour.ts',
      find: "refuseTwice(doors, 'channel')",
      replace: '',
    },
  },
  {
    name: 'doors that the database lets share a number',
    tests: lockers,
    sql: 'ALTER TABLE locker_doors DROP CONSTRAINT locker_doors_tenant_id_locker_id_number_key',
  },
]
