import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a value that neither secret opens overwritten',
    tests: ['./sealed-values.test.ts'],
    edit: {
      file: './sealed-values.ts',
      find: 'return opened === null ? [] : [{ ...row, anew: seal.seal(owner, opened) }]',
      replace: 'return [{ ...row, anew: seal.seal(owner, opened ?? Buffer.alloc(0)) }]',
    },
  },
  {
    name: 'a value that changed meanwhile overwritten',
    tests: ['./sealed-values.test.ts'],
    edit: {
      file: './sealed-values.ts',
      find: '${id} = v.of_row AND ${sealed} = v.was`)',
      replace: '${id} = v.of_row`)',
    },
  },
  {
    name: 'values of another company sealed anew',
    tests: ['./sealed-values.test.ts'],
    edit: {
      file: './sealed-values.ts',
      find: 'onPlatform ? sql`true` : sql`tenant_id = ${tenantId}`',
      replace: 'onPlatform ? sql`true` : sql`${tenantId}::uuid IS NOT NULL`',
    },
  },
  {
    name: 'a value that changed meanwhile counted as sealed anew',
    tests: ['./sealed-values.test.ts'],
    edit: {
      file: './sealed-values.ts',
      find: 'remaining: rows.length - done,',
      replace: 'remaining: rows.length - fresh.length,',
    },
  },
  {
    name: 'a server that starts without a secret that its database needs',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'if (lacking.length > 0) throw new StartupError(lacks(lacking))',
      replace: '',
    },
  },
  {
    name: 'the kept keys sealed anew before the values of all companies',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-change.ts',
      find: 'platform && finished >= companies && remaining === unreadable',
      replace: 'platform || finished >= 0 || companies > 0 || remaining === unreadable',
    },
  },
  {
    name: 'sealing while servers seal with different secrets',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-change.ts',
      find: "if (row.differing.length > 0) return 'switching'",
      replace: '',
    },
  },
  {
    name: 'the kept keys sealed anew while servers seal with different secrets, or invitations wait',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-change.ts',
      find: "if (stateOf(row, secret) !== 'sealing' || !isSealed(row)) return",
      replace: 'if (!isSealed(row)) return',
    },
  },
  {
    name: 'a new secret that other servers cannot read',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'if (isNewSecret) await refuseUnknowing(client, prefix, madeBy)',
      replace: '',
    },
  },
  {
    name: 'a server without the other secret that does not see the change',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-change.ts',
      find: "if (row.differing.length > 0) return 'switching'\n    return isLeft",
      replace: 'return isLeft',
    },
  },
  {
    name: 'a server that starts while earlier keys are ended',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './keys-lock.ts',
      find: 'pg_try_advisory_lock_shared(${LOCK})',
      replace: 'true',
    },
  },
  {
    name: 'earlier keys ended under a server that came meanwhile',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './end-earlier-keys.ts',
      find: 'await refuseServers(client, prefix)',
      replace: '',
    },
  },
  {
    name: 'earlier keys ended under servers that run',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './end-earlier-keys.ts',
      find: 'if (rows.length === 0) return',
      replace: 'if (rows.length >= 0) return',
    },
  },
  {
    name: 'earlier keys ended without the passwords of the roles',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './end-earlier-keys.ts',
      find: 'await makeRoles(client, prefix, secret)',
      replace: '',
    },
  },
  {
    name: 'a server that takes a secret which was ended',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'if (ended.length > 0) throw new StartupError(wasEnded(ended))',
      replace: '',
    },
  },
  {
    name: 'two secrets for an installation whose first one is unknown',
    tests: ['./secret-keys.test.ts'],
    edit: {
      file: './first-secret.ts',
      find: 'if (people.rowCount === 0) return',
      replace: 'if (people.rowCount !== null) return',
    },
  },
  {
    name: 'roles that get passwords of another secret under servers of the release before',
    tests: ['./first-secret.test.ts'],
    edit: {
      file: '../database/migrate.ts',
      find: 'await requireFirstSecret(client, url, opened)',
      replace: '',
    },
  },
  {
    name: 'a kept key that opens something else',
    tests: ['./server-secret.test.ts'],
    edit: {
      file: './server-secret.ts',
      find: '.filter(({ purpose, madeBy }) => purpose === use && !known.includes(madeBy))',
      replace: '.filter(({ madeBy }) => !known.includes(madeBy))',
    },
  },
  {
    name: 'keys removed that check what is still in use',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'make_interval(days => ${EARLIER_DAYS})',
      replace: 'make_interval(days => ${EARLIER_DAYS} - 10)',
    },
  },
  {
    name: 'the time of earlier keys counted from a change that was given up',
    tests: ['./secret-way-back.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: ', sealed_at = now()',
      replace: '',
    },
  },
  {
    name: 'a secret that can go by counts of before a way back',
    tests: ['./secret-way-back.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'await forgetCounts(client, prefix, madeBy)',
      replace: '',
    },
  },
  {
    name: 'a secret that can go before everything was counted',
    tests: ['./secret-way-back.test.ts'],
    edit: {
      file: './secret-change.ts',
      find: "if (!isSealed(row)) return 'sealing'",
      replace: '',
    },
  },
  {
    name: 'a server that starts where the ending of earlier keys was stopped',
    tests: ['./end-earlier-secret.test.ts'],
    edit: {
      file: './secret-keys.ts',
      find: 'if (rows.some(isUnfinished)) throw new StartupError(HALF_ENDED)',
      replace: '',
    },
  },
  {
    name: 'earlier keys ended without the digests of PINs',
    tests: ['./end-earlier-secret.test.ts'],
    edit: {
      file: './end-earlier-secret.ts',
      find: 'await withTools(anew, digestCompanies)',
      replace: '',
    },
  },
  {
    name: 'earlier keys ended without the sessions',
    tests: ['./end-earlier-secret.test.ts'],
    edit: {
      file: './end-earlier-secret.ts',
      find: 'await tools.auth.query(endAllSessions)',
      replace: '',
    },
  },
  {
    name: 'values that no secret opens counted once and for all',
    tests: ['./secret-change.test.ts'],
    edit: {
      file: './secret-tasks.ts',
      find: 'if (remaining > 0) await startForEveryTenant(system, SEAL)',
      replace: 'if (remaining < 0) await startForEveryTenant(system, SEAL)',
    },
  },
]
