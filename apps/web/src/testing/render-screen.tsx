import '../styles.css'
import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import { draftKeyAnswer } from '@portaria/contract/modules/accounts/own-account'
import { type LoggedInUser, meAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { letterheadAnswer } from '@portaria/contract/modules/companies/letterhead'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { Toaster } from '@portaria/ui/feedback/Toaster'
import { UiProvider } from '@portaria/ui/provider/UiProvider'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { filledSlots } from '../app/modules.ts'
import { RouterLink } from '../app/RouterLink.tsx'
import { parseSearch, stringifySearch } from '../app/search-params.ts'
import { companyToday } from '../platform/company-day.ts'
import { useUiTexts } from '../platform/i18n/use-ui-texts.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { startSession } from '../platform/session/session.store.ts'
import { RegisterSlotsContext } from '../register-pages/register-slots.ts'
import { type Answers, answer, answerCalls, testId } from './fake-server.ts'

type Setup = {
  /** The role of the person; null for a guest. */
  readonly role?: Role | null
  /** The address at which it is opened. */
  readonly at: string
  readonly answers?: Answers
}

/** The id of the person in tests of screens. */
export const PERSON_ID = testId()

/** Makes the person of a test, with a role. */
const personOf = (role: Role): LoggedInUser => ({
  id: PERSON_ID,
  name: 'Marta Teste',
  email: 'marta@example.com',
  type_flag: role,
  tenant_id: isPlatformRole(role) ? null : NIL_TENANT,
  images: [],
  settings: {},
  shortcuts: [],
})

/** The answers about the person that every screen may request. */
const ownAnswers = (user: LoggedInUser): Answers => ({
  'GET /me': meOf(user),
  'GET /company/letterhead': answer(letterheadAnswer, {
    data: {
      name: 'Condomínio de teste',
      legal_name: null,
      cnpj: '11222333000181',
      address: 'Rua A, 1, São Paulo – SP',
      logo: null,
    },
  }),
  'GET /me/draft-key': answer(draftKeyAnswer, { data: { key: 'A'.repeat(43) } }),
})

/** The person's account in the server's format: in a condominium in São Paulo. */
const meOf = (user: LoggedInUser) =>
  answer(meAnswer, {
    data: {
      ...user,
      origin: 'api',
      settings: {},
      images: [],
      shortcuts: [],
      language: 'pt',
      phone: null,
      last_login_at: null,
      memberships: [],
      invitations: [],
      segment: null,
      company: {
        id: NIL_TENANT,
        name: 'Condomínio de teste',
        logo: null,
        visits: { invitation_hours: 24, asks_document: [], asks_photo: [] },
      },
      time_zone: 'America/Sao_Paulo',
    },
  })

/**
 * Renders one screen like the app, without the frame: with texts, links, toasts, and a server with
 * the test's answers. `path` returns the current address.
 */
export async function renderScreen(
  screen: ReactNode,
  { role = 'sindico', at, answers = {} }: Setup,
) {
  const user = role && personOf(role)
  if (user) startSession('token', user)
  const server = answerCalls({ ...(user && ownAnswers(user)), ...answers })
  const rootRoute = createRootRoute({ component: () => <Around /> })
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: () => <Suspense>{screen}</Suspense>,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [at] }),
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
  })
  const page = await render(<RouterProvider router={router as never} />)
  onTestFinished(() => page.unmount())
  return { page, server, path: () => router.state.location.href }
}

/** The content around every screen. */
function Around() {
  return (
    <UiProvider
      texts={useUiTexts()}
      locale="pt-BR"
      direction="ltr"
      link={RouterLink}
      today={companyToday}
    >
      <QueryClientProvider client={currentQueryClient()}>
        <RegisterSlotsContext value={filledSlots}>
          <Outlet />
        </RegisterSlotsContext>
      </QueryClientProvider>
      <Toaster />
    </UiProvider>
  )
}
