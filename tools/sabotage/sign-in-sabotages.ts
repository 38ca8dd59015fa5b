import type { Sabotage } from './sabotage.ts'

const folder = 'features/sign-in'
const turns = [`${folder}/sign-in-turns.test`]
const devices = [`${folder}/known-devices.test`]
const letters = [`${folder}/forgotten-letters.test`]

/** What keeps floods and guesses from shutting honest people out, and letters from being lost. */
export const signInSabotages: readonly Sabotage[] = [
  {
    name: 'passwords compared in the order they come',
    tests: turns,
    edit: {
      file: `${folder}/password-turns.ts`,
      find: 'tenant: network, person: account.toLowerCase()',
      replace: "tenant: 'all', person: 'all'",
    },
  },
  {
    name: 'passwords compared without turns',
    tests: turns,
    edit: {
      file: `${folder}/password-turns.ts`,
      find: 'return await queue.run({ tenant: network, person: account.toLowerCase() }, work)',
      replace: 'return await work()',
    },
  },
  {
    name: 'registrations that hash beside the turns',
    tests: turns,
    edit: {
      file: `${folder}/registration.service.ts`,
      find: 'await turns.run(asker, () => hashPassword(password))',
      replace: 'await hashPassword(password)',
    },
  },
  {
    name: 'an IPv6 site with a turn for each of its networks',
    tests: turns,
    edit: {
      file: `${folder}/password-turns.ts`,
      find: 'tenant: siteOf(address)',
      replace: 'tenant: network',
    },
  },
  {
    name: 'a quicker answer about nobody',
    tests: [`${folder}/unknown-account.test`],
    edit: {
      file: `${folder}/sign-in.service.ts`,
      find: 'if ((await verifyPassword(password, found?.hash ?? null)) && found) return found',
      replace: 'if (found && (await verifyPassword(password, found.hash))) return found',
    },
  },
  {
    name: 'guesses at an account counted by address',
    tests: devices,
    edit: {
      file: `${folder}/sign-in-throttle.ts`,
      find: "inADay('account', account.toLowerCase())",
      replace: "inADay('account', account.toLowerCase(), address)",
    },
  },
  {
    name: 'guesses that a right password forgives',
    tests: devices,
    edit: {
      file: `${folder}/sign-in-throttle.ts`,
      find: '(known === null ? [] : [day.hash])',
      replace: '[day.hash]',
    },
  },
  {
    name: 'a reset by letter that forgives nothing',
    tests: devices,
    edit: {
      file: `${folder}/password-reset.service.ts`,
      find: 'await throttle.forgive(asker)',
      replace: '',
    },
  },
  {
    name: 'a device that guesses without end',
    tests: devices,
    edit: {
      file: `${folder}/sign-in-throttle.ts`,
      find: "inADay('known', known)",
      replace: "inADay('known', known, String(performance.now()))",
    },
  },
  {
    name: 'a device that is known for anybody',
    tests: devices,
    edit: {
      file: `${folder}/known-devices.ts`,
      find: 'AND lower(u.email) = lower(${email}) AND u.deleted_at',
      replace: 'AND u.deleted_at',
    },
  },
  {
    name: 'a cookie that stays the same from one sign-in to the next',
    tests: devices,
    edit: {
      file: `${folder}/known-devices.ts`,
      find: "const fresh = randomBytes(32).toString('base64url')",
      replace: "const fresh = cookie ?? randomBytes(32).toString('base64url')",
    },
  },
  {
    name: 'a cookie that the database holds',
    tests: devices,
    edit: {
      file: `${folder}/known-devices.ts`,
      find: "createHash('sha256').update(cookie).digest()",
      replace: 'Buffer.from(cookie)',
    },
  },
  {
    name: 'devices that outlive their password',
    tests: devices,
    edit: {
      file: `${folder}/sign-in.repository.ts`,
      find: 'await forgetDevices(queries, userId, device)',
      replace: '',
    },
  },
  {
    name: 'an address that shuts out whoever is known there',
    tests: devices,
    edit: {
      file: `${folder}/sign-in-throttle.ts`,
      find: 'known === null ? [pair, ...networksOf(tried.address)] : [pair]',
      replace: '[pair, ...networksOf(tried.address)]',
    },
  },
  {
    name: 'an IPv6 site whose networks count alone',
    tests: [`${folder}/sign-in-throttle.test`],
    edit: {
      file: 'platform/network.ts',
      find: 'if (name === site) return',
      replace: 'if (name !== site || name === site) return',
    },
  },
  {
    name: 'letters that count although nobody got them',
    tests: letters,
    edit: {
      file: `${folder}/link-letter.ts`,
      find: 'await auth.query((queries) => dropToken(queries, made.digest))',
      replace: '',
    },
  },
  {
    name: 'a letter for a request that was cancelled',
    tests: letters,
    edit: {
      file: `${folder}/email-change.service.ts`,
      find: 'WHERE request_id = ${requestId} AND used_at IS NULL AND',
      replace: 'WHERE request_id = ${requestId} AND',
    },
  },
  {
    name: 'a job for each time that a letter is asked for',
    tests: letters,
    edit: {
      file: `${folder}/password-reset.service.ts`,
      find: ', key: email }',
      replace: ' }',
    },
  },
  {
    name: 'logs that tell what a failed job brought',
    tests: ['platform/jobs/jobs.test'],
    edit: {
      file: 'platform/jobs/job-runner.ts',
      find: 'withoutJob(details ?? {})',
      replace: '{ ...details }',
    },
  },
  {
    name: 'devices that requests may read',
    tests: ['isolation/catalogue-rules'],
    sql: 'GRANT SELECT ON known_devices TO {{app}}',
  },
  {
    name: 'a company that its last síndico leaves',
    tests: ['sign-in/own-memberships'],
    edit: {
      file: 'features/sign-in/own-memberships.service.ts',
      find: 'await requireOtherSindico(queries, { membershipId: id })',
      replace: '',
    },
  },
  {
    name: 'another’s membership to end',
    tests: ['sign-in/own-memberships'],
    edit: {
      file: 'features/sign-in/own-memberships.service.ts',
      find: 'AND user_id = ${actor.userId} AND deleted_at IS NULL',
      replace: 'AND deleted_at IS NULL',
    },
  },
]
