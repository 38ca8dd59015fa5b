import type { pt } from './pt.ts'

export const en: typeof pt = {
  toolbar: {
    label: 'Tools',
    fontSize: 'Font size',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    search: 'Search',
    shortcuts: 'Shortcuts',
    appearance: 'Appearance',
  },
  search: {
    label: 'Search',
    pages: 'Pages',
    empty: 'No results..',
    keys: 'Arrows choose, Enter opens, Esc closes',
  },
  shortcuts: {
    search: 'Search for an app or page',
    add: 'Add shortcut: {{page}}',
    remove: 'Remove shortcut: {{page}}',
    none: 'Mark the pages you use most with the star.',
    empty: 'No results..',
    notSaved: 'The shortcuts were not saved',
  },
  notifications: {
    open: 'Open the notifications',
    openUnread_one: 'Open the notifications: {{count}} new',
    openUnread_other: 'Open the notifications: {{count}} new',
    title: 'Notifications',
    clearAll: 'Clear all',
    emptyTitle: 'All clear',
    empty: 'There are no notifications for now.',
  },
  user: {
    menu: 'Open the account menu',
    profile: 'My profile',
    company: 'Company settings',
    signOut: 'Sign out',
    workAs: 'Work as',
    switched: 'You are now {{membership}}',
    notSwitched: 'Could not switch',
    theme: 'Theme',
    themes: { light1: 'Light', dark1: 'Dark', system: 'Same as the system' },
    appearance: 'Colours and layout',
    language: 'Language',
  },
  panels: {
    shortcuts: 'Your shortcuts',
    openShortcuts: 'Open the shortcuts',
    closeShortcuts: 'Close the shortcuts',
    quick: 'Quick panel',
    openQuick: 'Open the quick panel',
    closeQuick: 'Close the quick panel',
  },
  footer: {
    signedInAs: 'Signed in as {{name}}',
  },
  connection: {
    lost: 'What is shown may have changed. Everything is updated by itself when the connection is back.',
    dataFrom: 'data from {{time}}',
  },
}
