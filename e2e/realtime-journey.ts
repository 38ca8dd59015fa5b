import type { Page } from '@playwright/test'
import type { RealtimeService } from '@portaria/simulators/identity/realtime-service'
import { registers, screens } from '../apps/web/src/testing/words.ts'
import { proveAccount } from './hosted-pages.ts'
import { linkTo } from './letters.ts'
import type { OwnServer } from './own-server.ts'
import { expect, expectAccessible, expectDone, signIn, signInByForm, test } from './visit.ts'

type Options = { width?: number; dark?: boolean }
type Journey = {
  service: RealtimeService
  server: OwnServer
  open: (options?: Options) => Promise<Page>
}

const towers = '/apps/condominiums/towers/'
const theirs = 'jabuticaba'
const button = 'Entrar com Firebase'

/** Types e-mail and password of an account at the service. */
async function typeThere(page: Page, email: string, typed = theirs): Promise<void> {
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Senha de Firebase/).fill(typed)
  await page.keyboard.press('Enter')
}

/** Adds an account at the service with a verified e-mail. */
async function addThere({ settings, accounts }: RealtimeService, email: string): Promise<string> {
  const address = `${settings.identityUrl}v1/accounts:signUp?key=${settings.apiKey}`
  await fetch(address, { method: 'POST', body: JSON.stringify({ email, password: theirs }) })
  const account = accounts.get(email)
  if (!account) throw new Error('no account')
  account.emailVerified = true
  return `users/${account.uid}`
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
}

/**
 * Tests signing in by the realtime database service, from registration to an outage of the service.
 */
export async function realtimeJourney({ service, server, open }: Journey): Promise<void> {
  const { origin, folder } = server

  await test.step('who registers there confirms by a letter, and is a Guest', async () => {
    const page = await open({ width: 390 })
    const email = 'nova.lima@servico.example'
    await page.goto('/register')
    await page.getByRole('tab', { name: 'Firebase' }).click()
    const tab = page.getByRole('tabpanel')
    await expectDone(page)
    await expectAccessible(page)
    await tab.getByLabel(/^Nome/).fill('Nova Lima')
    await tab.getByLabel(/^E-mail/).fill(email)
    await tab.getByLabel(/^Senha/).fill(theirs)
    await tab.getByLabel(/^Confirme/).fill(theirs)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
    const link = String.raw`confirm-identity\?at=realtime`
    await expect.poll(() => linkTo(email, link, folder)).toContain(origin)
    await page.goto(await linkTo(email, link, folder))
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
    await expectAccessible(page)
    await typeThere(page, email)
    await expect(
      page.getByRole('heading', { name: screens.registration.confirm.doneTitle }),
    ).toBeVisible()
  })

  const email = 'sindico@acacias.example'
  const place = await addThere(service, email)
  const page = await open({ dark: true })
  await test.step('who has an account here proves it once, and goes where they wanted', async () => {
    await page.goto(towers)
    await page.getByRole('button', { name: button }).click()
    await typeThere(page, email, 'errada')
    await expect(page.getByText(screens.signIn.login.refused)).toBeVisible()
    await expectAccessible(page)
    await typeThere(page, email)
    await expect(page.getByText(screens.realtimeProvider.loggingIn)).toBeVisible()
    await proveAccount(page)
    await expect(page).toHaveURL(origin + towers)
  })

  await test.step('what one changes is kept there too, and the newer counts', async () => {
    await page.getByRole('button', { name: screens.shell.toolbar.shortcuts, exact: true }).click()
    await page.getByRole('button', { name: 'Adicionar atalho: Torres' }).click()
    await expect(page.getByText('Dados do usuário salvos também no outro serviço')).toBeVisible()
    expect((service.database.get(place) as { shortcuts: string[] }).shortcuts.length).toBe(1)
    service.database.set(place, {
      settings: {},
      shortcuts: ['condominiums.apartments'],
      saved_at: new Date(Date.now() + 1_000).toISOString(),
    })
    await signOut(page)
    await page.getByRole('button', { name: button }).click()
    await typeThere(page, email)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object)
    await expect
      .poll(kept)
      .toMatchObject({ shortcuts: ['condominiums.apartments'], origin: 'realtime' })
  })

  await test.step('a resident links an account on the profile, and unlinks it', async () => {
    await addThere(service, 'camila@servico.example')
    const resident = await open({ width: 390 })
    await signIn(resident, 'condomino@bosque.example', '/pages/profile')
    await resident.getByRole('button', { name: 'Ligar conta de Firebase' }).click()
    await expectAccessible(resident)
    await typeThere(resident, 'camila@servico.example')
    await expect(resident.getByText(screens.identities.panel.linkedToast)).toBeVisible()
    await resident.getByRole('button', { name: 'Desligar camila@servico.example' }).click()
    await resident
      .getByRole('alertdialog')
      .getByRole('button', { name: screens.identities.panel.unlink })
      .click()
    await expect(resident.getByText(screens.identities.panel.none)).toBeVisible()
  })

  await test.step('a service that is away ends no session, and the password still opens', async () => {
    service.isDown = true
    await page.goto(towers)
    await expect(page.getByRole('heading', { name: registers.towers.many, level: 1 })).toBeVisible()
    await signOut(page)
    await signInByForm(page, email)
    service.isDown = false
  })
}
