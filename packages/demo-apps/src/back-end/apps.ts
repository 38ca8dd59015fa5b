import type { DemoAppList } from './back-end.ts'

/** Every demo app with a back-end, by name; each is fetched by itself, with its own seed alone. */
export const demoApps: DemoAppList = [
  { path: '/api/auth', load: async () => (await import('../auth/auth.handlers.ts')).auth },
  { path: '/api/faq', load: async () => (await import('../faq/faq.handlers.ts')).faq },
  { path: '/api/icons', load: async () => (await import('../icons/icons.handlers.ts')).icons },
  {
    path: '/api/invoices',
    load: async () => (await import('../invoices/invoices.handlers.ts')).invoices,
  },
  {
    path: '/api/knowledge-base',
    load: async () => (await import('../knowledge-base/knowledge-base.handlers.ts')).knowledgeBase,
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
    path: '/api/quick-panel',
    load: async () => (await import('../quick-panel/quick-panel.handlers.ts')).quickPanel,
  },
  { path: '/api/search', load: async () => (await import('../search/search.handlers.ts')).search },
]
