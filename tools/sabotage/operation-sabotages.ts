import type { Sabotage } from './sabotage.ts'

/** What keeps a server running, and closed to whom it should be. */
export const operationSabotages: readonly Sabotage[] = [
  {
    name: 'an answer with a field that nobody declared',
    tests: ['features/landing'],
    checksAnswers: true,
    edit: {
      file: 'features/landing/landing.routes.ts',
      find: '({ data: await service.registerTotals(actorOf(request)) })',
      replace: '({ data: await service.registerTotals(actorOf(request)), more: 1 })',
    },
  },
  {
    name: 'a refusal with a code that nobody declared',
    tests: ['features/sign-in/session.test'],
    checksAnswers: true,
    edit: {
      file: 'features/sign-in/sign-in.routes.ts',
      find: "refuses: ['unauthenticated', 'session_ended']",
      replace: "refuses: ['unauthenticated']",
    },
  },
  {
    name: 'a change that does not say which version it is based on',
    tests: ['testing/answers'],
    edit: {
      file: 'register-endpoints/register-endpoints.ts',
      find: "const versioned = { takes: ['If-Match'] } as const",
      replace: 'const versioned = {} as const',
    },
  },
  {
    name: 'metrics for whatever a proxy on this machine passes on',
    tests: ['platform/health'],
    edit: {
      file: 'platform/health.ts',
      find: 'return isLoopback(peer) && !forwarded',
      replace: 'return isLoopback(peer)',
    },
  },
  {
    name: 'a readiness that waits for its database as long as that takes',
    tests: ['platform/health'],
    edit: {
      file: 'platform/health.ts',
      find: 'Promise.race([ping, late])',
      replace: 'Promise.race([ping])',
    },
  },
  {
    name: 'a body that may be silent for ever',
    tests: ['platform/slow-bodies'],
    edit: {
      file: 'platform/slow-bodies.ts',
      find: 'return slow || now - body.lastReadAt >= limits.silentMs || took >= limits.wholeMs',
      replace: 'return false',
    },
  },
  {
    name: 'a sender who is blamed for our own waiting',
    tests: ['platform/slow-bodies'],
    edit: {
      file: 'platform/slow-bodies.ts',
      find: 'late || isUnread(raw)',
      replace: 'late',
    },
  },
  {
    name: 'a stop that is not seen by a connection which comes after it',
    tests: ['outbox/database-signals'],
    edit: {
      file: 'platform/outbox/database-signals.ts',
      find: 'if (stopping.signal.aborted) return',
      replace: '',
    },
  },
  {
    name: 'a database that was stopped on purpose and is started again',
    tests: ['embedded-postgres/supervisor'],
    edit: {
      file: 'platform/embedded-postgres/supervisor.ts',
      find: '!(await hasPidFile(cluster))',
      replace: 'false',
    },
  },
  {
    name: 'a database that is started over and over, however soon it ends',
    tests: ['embedded-postgres/supervisor'],
    edit: {
      file: 'platform/embedded-postgres/supervisor.ts',
      find: 'if (place < from) continue',
      replace: '',
    },
  },
  {
    name: 'an import that asks no hook about existing rows',
    tests: ['register-endpoints/write-paths'],
    edit: {
      file: 'register-endpoints/imports/line-checker.ts',
      find: 'isUpdate ? await completeRow(machinery, context, draft, match) : draft',
      replace: 'draft',
    },
  },
  {
    name: 'an import that follows no rule for existing rows',
    tests: ['register-endpoints/write-paths'],
    edit: {
      file: 'register-endpoints/imports/line-checker.ts',
      find: 'if (isUpdate) await checkRow(machinery, context, next, match, options)',
      replace: '',
    },
  },
  {
    name: 'many at once without the hook',
    tests: ['register-endpoints/write-paths'],
    edit: {
      file: 'register-endpoints/bulk-records.ts',
      find: 'await completeRow(machinery, context, { ...before, ...written }, before)',
      replace: '{ ...before, ...written }',
    },
  },
  {
    name: 'a row brought back without the hook',
    tests: ['register-endpoints/write-paths'],
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: 'await completeRow(machinery, context, before, before)',
      replace: 'before',
    },
  },
  {
    name: 'reading without the tenant’s setting',
    tests: ['platform/database/reading'],
    edit: {
      file: 'platform/database/database-pool.ts',
      find: 'const begun = begin(client, settings)',
      replace: 'const begun = begin(client, {})',
    },
  },
  {
    name: 'a setting of one tenant that outlives its transaction',
    tests: ['platform/database/reading'],
    edit: {
      file: 'platform/database/database-pool.ts',
      find: '; SET LOCAL ',
      replace: '; SET ',
    },
  },
  {
    name: 'a token that is believed without its signature',
    tests: ['sessions/access-token'],
    edit: {
      file: 'platform/sessions/access-token.ts',
      find: 'const known = signed.get(token)',
      replace:
        "const known = [...signed].find(([one]) => one.split('.')[1] === token.split('.')[1])?.[1]",
    },
  },
]
