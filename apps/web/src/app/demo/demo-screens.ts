import { roleSets } from '@portaria/contract/actors/roles'
import type { ComponentType } from 'react'
import type { RouteAccess } from '../../parts/module.ts'
import { demoAppPaths } from './demo-paths.ts'

/** A screen of the demo apps; `router.tsx` decides whether it is inside the app shell. */
export type DemoScreen = {
  /** A part that begins with `$` matches any. */
  readonly path: string
  readonly access: RouteAccess
  readonly load: () => Promise<ComponentType>
  /** The base path of the fake API that its pages call. */
  readonly backEnd?: string
}

const logins = () => import('@portaria/demo-apps/auth/LoginPages')
const registrations = () => import('@portaria/demo-apps/auth/RegisterPages')
const roleExamples = () => import('@portaria/demo-apps/role-examples/RoleExamplePages')
const layouts = () => import('@portaria/demo-apps/interface/LayoutPages')

/** Sample sign-in and notice pages. */
const receptionScreens: readonly DemoScreen[] = [
  screen('/pages/auth/login', 'anyone', async () => (await logins()).CardLoginPage),
  screen('/pages/auth/login-2', 'anyone', async () => (await logins()).SplitLoginPage),
  screen('/pages/auth/login-3', 'anyone', async () => (await logins()).PanelLoginPage),
  screen('/pages/auth/register', 'anyone', async () => (await registrations()).CardRegisterPage),
  screen('/pages/auth/register-2', 'anyone', async () => (await registrations()).SplitRegisterPage),
  screen('/pages/auth/register-3', 'anyone', async () => (await registrations()).PanelRegisterPage),
  screen(
    '/pages/auth/forgot-password-2',
    'anyone',
    async () => (await import('@portaria/demo-apps/auth/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  screen(
    '/pages/auth/reset-password-2',
    'anyone',
    async () => (await import('@portaria/demo-apps/auth/ResetPasswordPage')).ResetPasswordPage,
  ),
  screen(
    '/pages/auth/lock',
    'anyone',
    async () => (await import('@portaria/demo-apps/auth/LockPage')).LockPage,
  ),
  screen(
    '/pages/auth/mail-confirm-2',
    'anyone',
    async () => (await import('@portaria/demo-apps/auth/MailConfirmPage')).MailConfirmPage,
  ),
  screen(
    '/pages/coming-soon',
    'anyone',
    async () => (await import('@portaria/demo-apps/notices/ComingSoonPage')).ComingSoonPage,
  ),
  screen(
    '/pages/maintenance',
    'anyone',
    async () => (await import('@portaria/demo-apps/notices/MaintenancePage')).MaintenancePage,
  ),
  screen(
    '/pages/success/guest',
    'anyone',
    async () => (await import('@portaria/demo-apps/notices/GuestSuccessPage')).GuestSuccessPage,
  ),
]

/** Sample pages. */
const sampleScreens: readonly DemoScreen[] = [
  screen(
    '/pages/faq',
    'signed-in',
    async () => (await import('@portaria/demo-apps/faq/FaqPage')).FaqPage,
  ),
  screen(
    '/pages/knowledge-base',
    'signed-in',
    async () =>
      (await import('@portaria/demo-apps/knowledge-base/KnowledgeBasePage')).KnowledgeBasePage,
  ),
  screen(
    '/pages/notifications',
    'signed-in',
    async () =>
      (await import('@portaria/demo-apps/notification-panel/NotificationsPage')).NotificationsPage,
  ),
  screen(
    '/pages/profile/sample',
    'signed-in',
    async () => (await import('@portaria/demo-apps/profile/SampleProfilePage')).SampleProfilePage,
  ),
  screen(
    '/pages/invoices/compact',
    'signed-in',
    async () =>
      (await import('@portaria/demo-apps/invoices/CompactInvoicePage')).CompactInvoicePage,
  ),
  screen(
    '/pages/invoices/modern',
    'signed-in',
    async () => (await import('@portaria/demo-apps/invoices/ModernInvoicePage')).ModernInvoicePage,
  ),
  screen(
    '/pages/pricing/style-1',
    'signed-in',
    async () => (await import('@portaria/demo-apps/pricing/CardPricingPage')).CardPricingPage,
  ),
  screen(
    '/pages/pricing/style-2',
    'signed-in',
    async () => (await import('@portaria/demo-apps/pricing/TablePricingPage')).TablePricingPage,
  ),
  screen(
    '/pages/pricing/style-3',
    'signed-in',
    async () => (await import('@portaria/demo-apps/pricing/SliderPricingPage')).SliderPricingPage,
  ),
  screen(
    '/pages/search/classic',
    'signed-in',
    async () => (await import('@portaria/demo-apps/search/ClassicSearchPage')).ClassicSearchPage,
  ),
  screen(
    '/pages/search/modern',
    'signed-in',
    async () => (await import('@portaria/demo-apps/search/ModernSearchPage')).ModernSearchPage,
  ),
]

const academy = async () => (await import('@portaria/demo-apps/academy/AcademyPage')).AcademyPage
const shop = async () => (await import('@portaria/demo-apps/shop/ShopPage')).ShopPage
const calendar = async () =>
  (await import('@portaria/demo-apps/calendar/CalendarPage')).CalendarPage
const files = async () => (await import('@portaria/demo-apps/files/FilesPage')).FilesPage
const scrumboard = async () =>
  (await import('@portaria/demo-apps/scrumboard/ScrumboardPage')).ScrumboardPage
const chat = async () => (await import('@portaria/demo-apps/chat/ChatPage')).ChatPage
const mail = async () => (await import('@portaria/demo-apps/mail/MailPage')).MailPage
const contacts = async () =>
  (await import('@portaria/demo-apps/contacts/ContactsPage')).ContactsPage
const notes = async () => (await import('@portaria/demo-apps/notes/NotesPage')).NotesPage
const todo = async () => (await import('@portaria/demo-apps/todo/TodoPage')).TodoPage

/** The apps, with addresses chosen by us. */
const appScreens: readonly DemoScreen[] = [
  ...pathsOf('academy', 'courses', 'courses/$id/$slug').map(ofApp(academy, '/api/academy-app')),
  ...pathsOf(
    'shop',
    'products',
    'products/new',
    'products/$id/$handle',
    'orders',
    'orders/$id',
  ).map(ofApp(shop, '/api/e-commerce-app')),
  ...pathsOf('chat', '').map(ofApp(chat, '/api/chat')),
  ...pathsOf('calendar', '').map(ofApp(calendar, '/api/calendar-app')),
  ...pathsOf('files', '').map(ofApp(files, '/api/file-manager-app')),
  ...pathsOf('scrumboard', 'boards', 'boards/$id/$uri').map(
    ofApp(scrumboard, '/api/scrumboard-app'),
  ),
  ...pathsOf(
    'mail',
    '$folder',
    '$folder/$mailId',
    'filter/$handle/$mailId',
    'label/$handle/$mailId',
  ).map(ofApp(mail, '/api/mail-app')),
  ...pathsOf('contacts', 'all', 'frequent', 'starred', 'groups/$id').map(
    ofApp(contacts, '/api/contacts-app'),
  ),
  ...pathsOf('notes', '', 'archive', 'reminders', 'labels/$id').map(ofApp(notes, '/api/notes-app')),
  ...pathsOf('todo', 'all', 'folder/$handle', 'filter/$handle', 'label/$handle').map(
    ofApp(todo, '/api/todo-app'),
  ),
]

/** The role examples (demo-apps §6). */
const roleScreens: readonly DemoScreen[] = [
  screen(
    '/auth/admin-role-example',
    roleSets.admin,
    async () => (await roleExamples()).AdminRoleExamplePage,
  ),
  screen(
    '/auth/staff-role-example',
    roleSets.staff,
    async () => (await roleExamples()).StaffRoleExamplePage,
  ),
  screen(
    '/auth/guest-role-example',
    'guests',
    async () => (await roleExamples()).GuestRoleExamplePage,
  ),
]

/** The catalogues of the design system, for developers of the app. */
const interfaceScreens: readonly DemoScreen[] = [
  screen(
    '/ui/icons',
    roleSets.admin,
    async () => (await import('@portaria/demo-apps/icons/IconsPage')).IconsPage,
  ),
  screen(
    '/ui/typography',
    roleSets.admin,
    async () => (await import('@portaria/demo-apps/interface/TypographyPage')).TypographyPage,
  ),
  screen(
    '/ui/colors',
    roleSets.admin,
    async () => (await import('@portaria/demo-apps/interface/ColorsPage')).ColorsPage,
  ),
  ...(['simple', 'carded'] as const).flatMap((look) =>
    (['full-width', 'left-sidebar', 'right-sidebar', 'tabbed'] as const).map((shape) =>
      screen(`/ui/page-layouts/${look}/${shape}`, roleSets.admin, async () =>
        (await layouts()).layoutPage(look, shape),
      ),
    ),
  ),
]

/** Every page of the demo apps, with its access. */
export const demoScreens: readonly DemoScreen[] = [
  ...receptionScreens,
  ...sampleScreens,
  ...appScreens,
  ...roleScreens,
  ...interfaceScreens,
]

/** Finds the demo screen at a path, with or without a trailing slash; null without one. */
export function findDemoScreen(path: string): DemoScreen | null {
  const here = path.replace(/\/$/, '').split('/')
  return demoScreens.find((each) => fits(each.path.split('/'), here)) ?? null
}

function fits(pattern: readonly string[], here: readonly string[]): boolean {
  if (pattern.length !== here.length) return false
  return pattern.every((part, nth) => part.startsWith('$') || part === here[nth])
}

function screen(path: string, access: RouteAccess, load: DemoScreen['load']): DemoScreen {
  return { path, access, load }
}

/** The addresses of one app, from the parts after its base address. */
function pathsOf(app: keyof typeof demoAppPaths, ...rest: readonly string[]): string[] {
  return rest.map((each) => `${demoAppPaths[app]}/${each}`.replace(/\/$/, ''))
}

function ofApp(load: DemoScreen['load'], backEnd: string): (path: string) => DemoScreen {
  return (path) => ({ ...screen(path, 'signed-in', load), backEnd })
}
