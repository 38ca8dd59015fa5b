import type { Machine } from '../platform/doctor/check.ts'
import { besides, type Installed } from './broken-installation.ts'
import { testSecret } from './database-server.ts'

/** A port that nothing listens on. */
export const NOBODY = '127.0.0.1:9'

const GB = 1_000_000_000

const withPassword = (url: string, password: string) =>
  Object.assign(new URL(url), { password }).href

/**
 * An installation that is broken by its settings or its machine, with the check and the words that say
 * so. The word `s3cr3t-word` stands for each secret.
 */
export type BrokenCase = {
  name: string
  changes?: (installed: Installed) => Record<string, string | undefined>
  machine?: Partial<Machine>
  check: string
  says: string
}
export const brokenCases: readonly BrokenCase[] = [
  {
    name: 'a network that reaches a server without NODE_ENV',
    changes: () => ({ HOST: '0.0.0.0', NODE_ENV: undefined, SEED: 'none' }),
    check: 'exposure',
    says: 'NODE_ENV is not production',
  },
  {
    name: 'a network that reaches the demonstration',
    changes: () => ({ HOST: '0.0.0.0', NODE_ENV: undefined, SEED: 'demo' }),
    check: 'exposure',
    says: 'whose passwords everybody knows',
  },
  {
    name: 'a secret of one letter',
    changes: () => ({ SESSION_SECRET: 'a'.repeat(40) }),
    check: 'session secret',
    says: 'is easy to guess',
  },
  {
    name: 'a secret that only the data folder has',
    changes: () => ({ SESSION_SECRET: undefined, NODE_ENV: undefined }),
    check: 'session secret',
    says: 'put it into SESSION_SECRET',
  },
  {
    name: 'a secret that is not that of the database',
    changes: () => ({ SESSION_SECRET: 'another secret that only the tests know' }),
    check: 'secret of the database',
    says: 'was set up with another session secret',
  },
  {
    name: 'another secret that is the same',
    changes: () => ({ SESSION_SECRET_OTHER: testSecret }),
    check: 'session secret',
    says: 'are the same',
  },
  {
    name: 'another secret of one letter',
    changes: () => ({ SESSION_SECRET_OTHER: 'a'.repeat(40) }),
    check: 'session secret',
    says: 'SESSION_SECRET_OTHER is easy to guess',
  },
  {
    name: 'a database that needs a secret that the server lacks',
    changes: () => ({ SESSION_SECRET: 'another secret that only the tests know' }),
    check: 'change of the secret',
    says: 'of the mark',
  },
  {
    name: 'a secret that nothing was sealed with yet',
    changes: () => ({ SESSION_SECRET_OTHER: 'another secret that only the tests know' }),
    check: 'change of the secret',
    says: 'change places',
  },
  {
    name: 'an old Node',
    machine: { node: '24.1.0' },
    check: 'Node',
    says: 'Node is 24.1.0, and the server needs 26',
  },
  {
    name: 'more processes than processors',
    changes: () => ({ WORKERS: '6' }),
    check: 'processors',
    says: 'there are only 4 processors',
  },
  {
    name: 'more processes than connections',
    changes: () => ({ WORKERS: '60' }),
    check: 'connections',
    says: '60 processes need 6100: raise max_connections',
  },
  {
    name: 'a full disk',
    machine: {
      disk: () => Promise.resolve({ free: 0.2 * GB, total: 9 * GB, freeFiles: 0, files: 0 }),
    },
    check: 'disk',
    says: 'has 200 MB left: free some space.',
  },
  {
    name: 'a disk that is full soon',
    machine: {
      disk: () => Promise.resolve({ free: 2 * GB, total: 9 * GB, freeFiles: 0, files: 0 }),
    },
    check: 'disk',
    says: 'has 2.0 GB of 9.0 GB left: free some space soon.',
  },
  {
    name: 'a disk without files left',
    machine: {
      disk: () => Promise.resolve({ free: 80 * GB, total: 90 * GB, freeFiles: 5, files: 1_000 }),
    },
    check: 'disk',
    says: 'can hold hardly any more files',
  },
  {
    name: 'a clock that is ahead',
    machine: { now: () => Date.now() + 5_000 },
    check: 'clock',
    says: 's ahead of that of the database',
  },
  {
    name: 'a database that is not there',
    changes: () => ({ DATABASE_URL: `postgres://portaria:s3cr3t-word@${NOBODY}/portaria` }),
    check: 'database',
    says: 'cannot be reached',
  },
  {
    name: 'a wrong password of the database',
    changes: (installed) => ({ DATABASE_URL: withPassword(installed.url, 's3cr3t-word') }),
    check: 'database',
    says: 'refuses this user or password',
  },
  {
    name: 'a database that does not exist',
    changes: (installed) => ({ DATABASE_URL: besides(installed, 'none') }),
    check: 'database',
    says: 'does not exist: create it first',
  },
  {
    name: 'a superuser as the login',
    changes: ({ adminUrl }) => ({ DATABASE_URL: adminUrl }),
    check: 'rights',
    says: 'is a superuser',
  },
  {
    name: 'a mail server that is not there',
    changes: () => ({ SMTP_URL: `smtp://ana:s3cr3t-word@${NOBODY}` }),
    check: 'letters',
    says: 'does not greet (ECONNREFUSED)',
  },
  {
    name: 'letters that reach nobody',
    changes: () => ({ SMTP_URL: '' }),
    check: 'letters',
    says: 'reach nobody',
  },
  {
    name: 'name servers that know no push service',
    machine: { resolve: () => Promise.reject(new Error('no answer')) },
    check: 'push',
    says: 'do not know fcm.googleapis.com',
  },
  {
    name: 'plain http, by which browsers subscribe to nothing',
    changes: () => ({ PUBLIC_URL: 'http://portaria.invalid' }),
    check: 'push',
    says: 'only where PUBLIC_URL is https',
  },
  {
    name: 'https without a proxy',
    changes: () => ({ PUBLIC_URL: 'https://portaria.invalid' }),
    check: 'proxy',
    says: 'but TRUST_PROXY is off',
  },
  {
    name: 'a number of proxies on an open port',
    changes: () => ({ TRUST_PROXY: '1', HOST: '0.0.0.0' }),
    check: 'proxy',
    says: 'past the proxy chooses the address',
  },
  {
    name: 'a server that does not run',
    changes: () => ({ PUBLIC_URL: `http://${NOBODY}` }),
    check: 'proxy',
    says: 'start the server and its proxy',
  },
  {
    name: 'a bucket that does not answer',
    changes: () => ({
      FILES_URL: `s3://pictures?endpoint=http://${NOBODY}`,
      AWS_ACCESS_KEY_ID: 's3cr3t-word',
      AWS_SECRET_ACCESS_KEY: 's3cr3t-word',
    }),
    check: 'files',
    says: 'does not answer',
  },
  {
    name: 'no backups',
    changes: () => ({ BACKUP_URL: undefined }),
    check: 'backup',
    says: 'Nothing is backed up',
  },
  {
    name: 'a place of backups without any',
    changes: ({ backups }) => ({ BACKUP_URL: `${backups}/none` }),
    check: 'backup',
    says: 'There is no backup in',
  },
  {
    name: 'an old backup',
    machine: { now: () => Date.now() + 27 * 3_600_000 },
    check: 'backup',
    says: 'is 27 hours old',
  },
  {
    name: 'a backup that needs a secret of before',
    changes: () => ({ SESSION_SECRET: 'another secret that only the tests know' }),
    check: 'backup',
    says: 'was made with another SESSION_SECRET',
  },
  {
    name: 'backups of another installation',
    changes: ({ foreignBackups }) => ({ BACKUP_URL: foreignBackups }),
    check: 'place of backups',
    says: 'another installation, which was set up at 2020-01-02T03:04:05.000Z',
  },
]
