import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Chat',
  open: 'Open chat',
  search: 'Search people',
  chats: 'Chats',
  contacts: 'Contacts',
  status: {
    online: 'Online',
    away: 'Away',
    'do-not-disturb': 'Do not disturb',
    offline: 'Offline',
  },
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  choose: 'Choose a chat',
  chooseText: 'Messages show here. Nobody answers: it is an example.',
  begin: 'No messages yet',
  beginText: 'Write the first one to {{name}}.',
  none: 'Nobody with that name',
  message: 'Message to {{name}}',
  send: 'Send',
  back: 'Back to chats',
  you: 'You',
  messages: 'Messages with {{name}}',
  profile: {
    edit: 'My profile',
    name: 'Name',
    mood: 'Mood',
    status: 'Status',
    save: 'Save profile',
    rule: 'Write the name.',
  },
}
