import type { pt } from './pt.ts'

export const en: typeof pt = {
  navigation: {
    dashboards: 'Dashboards',
    reports: 'Reports',
    management: 'Management',
    administration: 'Administration',
    settings: 'Settings',
    registers: 'Registers',
    help: 'Help',
  },
  titles: {
    analytics: 'Analytics',
    reportsRounds: 'Rounds report',
    reportsVisitors: 'Visitors report',
    reportsOccurences: 'Occurrences report',
    project: 'Home',
    gate: 'Gate',
    panic: 'Panic',
    documentation: 'Documentation',
    changelog: 'Changelog',
    api: 'API reference',
    commercialUsers: 'Commercial users',
  },
  commands: { title: 'Actions', receive: 'Receive a parcel' },
  administrators: 'Administrators',
  errors: {
    'error-401': {
      title: 'This page needs another permission',
      text: 'Your role does not open this page. Sign in as somebody else or talk to the administration.',
    },
    'error-404': {
      title: 'We could not find this page',
      text: 'The address may be wrong, or the page has moved. Check it and try again.',
    },
    'error-500': {
      title: 'Something went wrong on our side',
      text: 'It has been recorded. Try again in a moment; what you saved is still saved.',
    },
    home: 'Go home',
    signIn: 'Go to sign in',
    back: 'Back',
    crashed: 'This part of the screen stopped',
    crashedText: 'Try again. If it goes on, reload the page.',
    away: 'This page needs the network',
    awayText: 'What it shows is not on this device. It opens when the connection is back.',
    stale: 'There is a new version',
    staleText: 'The app was updated while you used it. Reload to go on.',
  },
  session: {
    expired: 'Your session has ended',
    expiredText: 'Sign in again to go on where you were.',
  },
}
