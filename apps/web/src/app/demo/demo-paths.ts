/** The first address of each app. */
export const demoAppPaths = {
  academy: '/apps/academy',
  calendar: '/apps/calendar',
  chat: '/apps/chat',
  contacts: '/apps/contacts',
  shop: '/apps/e-commerce',
  files: '/apps/file-manager',
  mail: '/apps/mail',
  notes: '/apps/notes',
  scrumboard: '/apps/scrumboard',
  todo: '/apps/todo',
} as const
