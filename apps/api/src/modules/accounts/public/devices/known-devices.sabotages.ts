import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'guesses at an account counted by address',
    edit: {
      file: '../throttle/sign-in-throttle.ts',
      find: "inADay('account', account.toLowerCase())",
      replace: "inADay('account', account.toLowerCase(), address)",
    },
  },
  {
    name: 'a device that guesses without end',
    edit: {
      file: '../throttle/sign-in-throttle.ts',
      find: "inADay('known', known)",
      replace: "inADay('known', known, String(performance.now()))",
    },
  },
  {
    name: 'a device that is known for anybody',
    edit: {
      file: './known-devices.ts',
      find: 'AND lower(u.email) = lower(${email}) AND u.deleted_at',
      replace: 'AND u.deleted_at',
    },
  },
  {
    name: 'a cookie that stays the same from one sign-in to the next',
    edit: {
      file: './known-devices.ts',
      find: "const fresh = randomBytes(32).toString('base64url')",
      replace: "const fresh = cookie ?? randomBytes(32).toString('base64url')",
    },
  },
  {
    name: 'a cookie that the database holds',
    edit: {
      file: './known-devices.ts',
      find: "createHash('sha256').update(cookie).digest()",
      replace: 'Buffer.from(cookie)',
    },
  },
  {
    name: 'a planted cookie of a browser that counts before its own',
    edit: {
      file: './device-cookie.ts',
      find: 'request.cookies[HTTPS_NAME] ?? request.cookies[NAME]',
      replace: 'request.cookies[NAME] ?? request.cookies[HTTPS_NAME]',
    },
  },
  {
    name: 'devices that outlive their password',
    edit: {
      file: '../password/password.repository.ts',
      find: 'await forgetDevices(queries, userId, device)',
      replace: '',
    },
  },
]
