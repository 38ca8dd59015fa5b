import type { DemoAppList } from './back-end.ts'

/** Every demo app with a back-end, by name; each is loaded separately, with only its own seed. */
export const demoApps: DemoAppList = [
  {
    path: '/api/academy-app',
    load: async () => (await import('../academy/academy.handlers.ts')).academy,
  },
  {
    path: '/api/analytics-dashboard-app',
    load: async () => (await import('../analytics/analytics.handlers.ts')).analytics,
  },
  { path: '/api/auth', load: async () => (await import('../auth/auth.handlers.ts')).auth },
  {
    path: '/api/calendar-app',
    load: async () => (await import('../calendar/calendar.handlers.ts')).calendar,
  },
  { path: '/api/chat', load: async () => (await import('../chat/chat.handlers.ts')).chat },
  {
    path: '/api/contacts-app',
    load: async () => (await import('../contacts/contacts.handlers.ts')).contacts,
  },
  {
    path: '/api/e-commerce-app',
    load: async () => (await import('../shop/shop.handlers.ts')).shop,
  },
  { path: '/api/faq', load: async () => (await import('../faq/faq.handlers.ts')).faq },
  { path: '/api/icons', load: async () => (await import('../icons/icons.handlers.ts')).icons },
  {
    path: '/api/file-manager-app',
    load: async () => (await import('../files/files.handlers.ts')).files,
  },
  {
    path: '/api/invoices',
    load: async () => (await import('../invoices/invoices.handlers.ts')).invoices,
  },
  {
    path: '/api/knowledge-base',
    load: async () => (await import('../knowledge-base/knowledge-base.handlers.ts')).knowledgeBase,
  },
  { path: '/api/mail-app', load: async () => (await import('../mail/mail.handlers.ts')).mail },
  {
    path: '/api/notes-app',
    load: async () => (await import('../notes/notes.handlers.ts')).notes,
  },
  {
    path: '/api/notification-panel',
    load: async () =>
      (await import('../notification-panel/notification-panel.handlers.ts')).notificationPanel,
  },
  {
    path: '/api/profile',
    load: async () => (await import('../profile/profile.handlers.ts')).profile,
  },
  {
    path: '/api/project-dashboard-app',
    load: async () => (await import('../project/project.handlers.ts')).project,
  },
  {
    path: '/api/quick-panel',
    load: async () => (await import('../quick-panel/quick-panel.handlers.ts')).quickPanel,
  },
  { path: '/api/todo-app', load: async () => (await import('../todo/todo.handlers.ts')).todo },
  {
    path: '/api/scrumboard-app',
    load: async () => (await import('../scrumboard/scrumboard.handlers.ts')).scrumboard,
  },
  { path: '/api/search', load: async () => (await import('../search/search.handlers.ts')).search },
]
