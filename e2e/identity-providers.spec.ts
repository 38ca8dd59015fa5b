import type { Page } from '@playwright/test'
import { startHostedProvider } from '@portaria/simulators/identity/hosted-provider'
import {
  type RealtimeService,
  startRealtimeService,
} from '@portaria/simulators/identity/realtime-service'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { browserSession } from './browser-session.ts'
import { runSql } from './database.ts'
import { logInAt, proveAccount } from './hosted-pages.ts'
import { linkTo } from './letters.ts'
import { freePort, type OwnServer, startServer } from './own-server.ts'
import { realtimeJourney } from './realtime-journey.ts'
import { expect, expectAccessible, expectDone, signIn, signInByForm, test } from './visit.ts'

const provider = 'Conta Exemplo'
const towers = '/apps/condominiums/towers/'

let server: OwnServer
let hosted: Awaited<ReturnType<typeof startHostedProvider>>
let service: RealtimeService
const MINUTE_MS = 60_000
const SESSION_MS = 60 * MINUTE_MS

/** The length of the provider's sessions, and whether they can be renewed; steps change both. */
const tokens = { seconds: SESSION_MS / 1_000, renewable: true }

// Both journeys share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const port = await freePort()
  const app = `http://localhost:${port}`
  hosted = await startHostedProvider({
    people: (subject) => ({ subject, email: subject, emailVerified: true, name: 'Lia Prado' }),
    clientId: 'portaria',
    redirectUris: [`${app}/callback`],
    postLogoutRedirectUris: [`${app}/login`],
    tokens,
  })
  service = await startRealtimeService({ projectId: 'portaria', apiKey: 'example-key' })
  const settings = {
    OIDC_ISSUER: hosted.issuer,
    OIDC_CLIENT_ID: 'portaria',
    OIDC_NAME: provider,
    OIDC_MANAGEMENT_URL: hosted.managementUrl,
    FIREBASE_API_KEY: service.settings.apiKey,
    FIREBASE_PROJECT_ID: service.settings.projectId,
    FIREBASE_DATABASE_URL: service.settings.databaseUrl,
    FIREBASE_IDENTITY_URL: service.settings.identityUrl,
    FIREBASE_TOKEN_URL: service.settings.tokenUrl,
    FIREBASE_KEYS_URL: service.settings.keysUrl,
  }
  server = await startServer({ port, settings })
})
test.afterAll(async () => {
  await server.stop()
  await Promise.all([hosted.close(), service.close()])
})

/** Ends a page's session at the provider, and moves the page's clock beyond it. */
async function endAtProvider(page: Page): Promise<void> {
  await runSql(
    `UPDATE provider_sessions SET expires_at = now(), provider_expires_at = now()
     WHERE session_id = $1`,
    [await browserSession(page)],
    server.folder,
  )
  await page.clock.fastForward(SESSION_MS)
}

const logInThere = (page: Page, email: string) => logInAt(page, email, { hosted, server })

/** Blocks the fonts that the provider's pages request from the network. */
async function quiet(page: Page): Promise<Page> {
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
  return page
}

test('signing in by a realtime database service', async ({ visitor }) => {
  await realtimeJourney({
    service,
    server,
    open: (options = {}) => visitor({ ...options, origin: server.origin }),
  })
})

const button = `Entrar com ${provider}`

test('signing in through a hosted provider, from the registration to the end of its session', async ({
  visitor,
}) => {
  const { origin } = server
  const open = async (options: Parameters<typeof visitor>[0] = {}) =>
    quiet(await visitor({ ...options, origin }))

  await test.step('who registers there confirms by a letter, and is a Guest', async () => {
    const page = await open({ width: 390 })
    const email = 'lia.prado@nova.example'
    await page.goto('/register')
    await page.getByRole('tab', { name: provider }).click()
    await expectDone(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Criar conta com ${provider}` }).click()
    await logInThere(page, email)
    await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
    await expect(page.getByText(screens.identities.loggingIn)).toBeVisible()
    await expect(page).toHaveURL(`${origin}/callback`)
    await expectAccessible(page)
    await expect
      .poll(() => linkTo(email, 'confirm-identity', server.folder))
      .toContain(`${origin}/pages/auth/confirm-identity#`)
    await page.goto(await linkTo(email, 'confirm-identity', server.folder))
    await expectAccessible(page)
    await page.getByRole('button', { name: `Continuar com ${provider}` }).click()
    await expect(
      page.getByRole('heading', { name: screens.registration.confirm.doneTitle }),
    ).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('provider_id_token'))).toBeNull()
  })

  const page = await open({ dark: true })
  await test.step('who has an account here proves it once, and goes where they wanted', async () => {
    await page.goto(towers)
    await page.getByRole('button', { name: button }).click()
    await logInThere(page, 'sindico@bosque.example')
    await proveAccount(page)
    await expect(page).toHaveURL(origin + towers)
    await expect(page.getByRole('heading', { name: registers.towers.many, level: 1 })).toBeVisible()
  })

  await test.step('the profile shows it, and signing out ends the provider’s session too', async () => {
    await page.goto('/pages/profile')
    const section = page.locator('#identities')
    // The text quoted in the manual, whose journey runs without a provider and cannot see it.
    await expect(section.getByText('Entrar com outro serviço')).toBeVisible()
    await expect(section.getByText('sindico@bosque.example')).toBeVisible()
    await expect(page.locator('#sessions').getByText(provider)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/logout')
    await page.getByRole('button', { name: /Yes, sign me out/ }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('input[name=login]')).toBeVisible()
  })

  await test.step('what one changes is kept by the provider too, and the newer counts', async () => {
    await logInThere(page, 'sindico@bosque.example')
    await expect(page).toHaveURL(`${origin}/apps/dashboards/project`)
    await page.getByRole('button', { name: screens.shell.toolbar.shortcuts, exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar atalho: Torres' }).click()
    await expect(page.getByText('Dados do usuário salvos também no outro serviço')).toBeVisible()
    const kept = hosted.metadata.get('sindico@bosque.example') as { shortcuts: string[] }
    expect(kept.shortcuts.length).toBeGreaterThan(0)
    hosted.metadata.set('sindico@bosque.example', {
      settings: {},
      shortcuts: ['condominiums.apartments'],
      saved_at: new Date(Date.now() + 1_000).toISOString(),
    })
    await page.goto('/logout')
    await page.getByRole('button', { name: /Yes, sign me out/ }).click()
    await page.getByRole('button', { name: button }).click()
    await logInThere(page, 'sindico@bosque.example')
    await expect(page).toHaveURL(`${origin}/apps/dashboards/project`)
    const shortcuts = () =>
      page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { shortcuts?: string[] }
        return user.shortcuts
      })
    await expect.poll(shortcuts).toEqual(['condominiums.apartments'])
    await page.goto('/logout')
    await page.getByRole('button', { name: /Yes, sign me out/ }).click()
    await expect(page).toHaveURL(`${origin}/login`)
  })

  await test.step('what the provider refuses leads back to the sign-in page', async () => {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto('/callback?error=access_denied&state=a')
    expect((await warning).text()).toContain('access_denied')
    await expect(page).toHaveURL(`${origin}/login`)
  })

  await test.step('an address of somebody else is not where it goes on', async () => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
    await page.getByRole('button', { name: button }).click()
    await logInThere(page, 'sindico@bosque.example')
    await expect(page).toHaveURL(`${origin}/apps/dashboards/project`)
  })

  await test.step('a resident links another account on the profile, and unlinks it', async () => {
    const resident = await open({ width: 390 })
    await signIn(resident, 'condomino@bosque.example', '/pages/profile')
    await resident.getByRole('button', { name: `Ligar conta de ${provider}` }).click()
    await logInThere(resident, 'camila@casa.example')
    await expect(resident).toHaveURL(/\/pages\/profile/)
    await expect(resident.getByText(screens.identities.panel.linkedToast)).toBeVisible()
    await expectDone(resident)
    await resident.getByRole('button', { name: 'Desligar camila@casa.example' }).click()
    await expectAccessible(resident)
    await resident
      .getByRole('alertdialog')
      .getByRole('button', { name: screens.identities.panel.unlink })
      .click()
    await expect(resident.getByText(screens.identities.panel.none)).toBeVisible()
  })

  await test.step('a session is renewed before its end', async () => {
    await page.clock.install()
    await page.goto('/logout')
    await page.getByRole('button', { name: /Yes, sign me out/ }).click()
    await page.getByRole('button', { name: button }).click()
    await logInThere(page, 'sindico@bosque.example')
    await expect(page).toHaveURL(`${origin}/apps/dashboards/project`)
    const expiry = () => page.evaluate(() => localStorage.getItem('provider_expires_at'))
    const first = await expiry()
    await page.clock.fastForward(SESSION_MS - 5 * MINUTE_MS)
    await expect.poll(expiry).not.toBe(first)
    expect(Date.parse((await expiry()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
  })

  await test.step('an end that cannot be put off is warned of, and signs out with a message', async () => {
    Object.assign(tokens, { renewable: false })
    const guest = await open()
    await guest.clock.install()
    await guest.goto(towers)
    await guest.getByRole('button', { name: button }).click()
    await logInThere(guest, 'sindico@bosque.example')
    await expect(guest).toHaveURL(origin + towers)
    await guest.clock.fastForward(SESSION_MS - 5 * MINUTE_MS)
    await expect(guest.getByText(/Sua entrada com Conta Exemplo termina às/)).toBeVisible()
    await expectAccessible(guest)
    await endAtProvider(guest)
    await expect(guest).toHaveURL(/\/login\?redirect=/)
    await expect(guest.getByText(/Sua entrada por outro serviço terminou/)).toBeVisible()
    expect(await guest.evaluate(() => localStorage.getItem('provider_id_token'))).toBeNull()
  })

  await test.step('and in silence where the server has no message', async () => {
    const guest = await open()
    await guest.clock.install()
    await guest.route('**/api/v1/refresh', async (route) => {
      const body = { status: 401, code: 'provider_session_ended' }
      await route.fulfill({ status: 401, json: body })
    })
    await guest.goto(towers)
    await guest.getByRole('button', { name: button }).click()
    await logInThere(guest, 'sindico@bosque.example')
    await expect(guest).toHaveURL(origin + towers)
    await endAtProvider(guest)
    await expect(guest).toHaveURL(/\/login\?redirect=/)
    await expect(guest.getByText(/terminou/)).toHaveCount(0)
  })

  await test.step('a company that requires it is not opened by the password', async () => {
    Object.assign(tokens, { renewable: true })
    const sindico = await open()
    await signIn(sindico, 'sindico@acacias.example', '/pages/tenant/settings')
    await expect(sindico.locator('#provider').getByText('Entrada por outro serviço')).toBeVisible()
    await sindico.getByLabel(`Exigir a entrada com ${provider}`).check()
    await sindico.getByRole('button', { name: screens.companySettings.save }).click()
    await expect(sindico.getByText(/precisam de uma chave de acesso/)).toBeVisible()
    await expectAccessible(sindico)
  })

  await test.step('a provider that dies ends no session, and the password still opens', async () => {
    const guest = await open()
    await guest.goto('/login')
    await guest.getByRole('button', { name: button }).click()
    await logInThere(guest, 'sindico@bosque.example')
    await expect(guest).toHaveURL(`${origin}/apps/dashboards/project`)
    await hosted.close()
    await guest.goto(towers)
    await expect(
      guest.getByRole('heading', { name: registers.towers.many, level: 1 }),
    ).toBeVisible()
    await guest.goto('/logout')
    await expect(guest).toHaveURL(`${origin}/login`)
    await signInByForm(guest, 'funcionario@bosque.example')
  })
})
