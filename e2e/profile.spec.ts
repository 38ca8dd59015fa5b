import type { APIRequestContext, Page } from '@playwright/test'
import { screens } from '../apps/web/src/testing/words.ts'
import { alert, answerAlerts } from './alerts.ts'
import { addMember } from './companies.ts'
import { expect, expectAccessible, password, signIn, test } from './visit.ts'

/** No other journey signs in as this person, whose other sessions are ended. */
const person = 'sandro.perfil@bosque.example'

/** Returns the authorization header of a person's API calls. */
async function bearerOf(request: APIRequestContext, email: string) {
  const login = await request.post('/api/v1/login', { data: { email, password } })
  const { data } = (await login.json()) as {
    data: { access: { original: { access_token: string } } }
  }
  return { authorization: `Bearer ${data.access.original.access_token}` }
}

/** Gives the person a second membership, at the gate of Acácias, and accepts it. */
async function alsoAtTheGate(request: APIRequestContext): Promise<void> {
  const invited = await request.post('/api/v1/users', {
    headers: await bearerOf(request, 'sindico@acacias.example'),
    data: {
      name: 'Sandro',
      email: person,
      membership: { role: 'funcionario', starts_on: '2026-01-01' },
    },
  })
  expect(invited.status()).toBe(201)
  const { data } = (await invited.json()) as { data: { id: string } }
  const headers = await bearerOf(request, person)
  const accepted = await request.post(`/api/v1/me/invitations/${data.id}/accept`, { headers })
  expect(accepted.status()).toBe(204)
}

/** Draws a wide picture with a different colour in every corner. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    for (const [index, colour] of ['teal', 'gold', 'crimson', 'navy'].entries()) {
      if (!context) continue
      context.fillStyle = colour
      context.fillRect((index % 2) * 450, index < 2 ? 0 : 300, 450, 300)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function expectInside(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that hang over the side').toBeLessThanOrEqual(0)
}

declare global {
  interface Window {
    /** Notifications that the page asked the browser to show. */
    asked: { sounds: number; notices: string[] }
  }
}

/** Makes the page appear hidden, with notifications permitted but only recorded. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = { sounds: 0, notices: [] }
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        window.asked.sounds += 1
      }
    }
    class Note extends EventTarget {
      static readonly permission = 'granted'
      static readonly requestPermission = async () => 'granted'
      constructor(title: string) {
        super()
        window.asked.notices.push(title)
      }
    }
    Object.defineProperty(window, 'Notification', { value: Note })
    document.hasFocus = () => false
  })
}

const openProfile = async (page: Page) => {
  await page.getByRole('button', { name: screens.shell.user.menu }).click()
  await page.getByRole('menuitem', { name: screens.shell.user.profile }).click()
  await expect(page.getByRole('heading', { name: screens.ownAccount.pageTitle })).toBeVisible()
}

test('a person changes their picture, name, sessions, memberships and notifications', async ({
  visitor,
  request,
}) => {
  await addMember('prestador@bosque.example', 'Sandro', person)
  await alsoAtTheGate(request)
  const page = await visitor()
  await signIn(page, person)
  const phone = await visitor({ width: 390, dark: true })
  await signIn(phone, person)
  await openProfile(page)

  await test.step('the name is theirs; another e-mail asks for the password', async () => {
    const name = page.getByRole('textbox', { name: /^Nome/ })
    await name.fill('')
    await page.getByRole('button', { name: screens.ownAccount.account.save }).click()
    await expect(page.getByText(screens.ownAccount.account.nameRequired)).toBeVisible()
    await name.fill('Sandro Peixoto')
    await page.getByRole('button', { name: screens.ownAccount.account.save }).click()
    await expect(page.getByText(screens.ownAccount.account.saved)).toBeVisible()
    await page.getByRole('button', { name: 'Trocar e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Novo e-mail/).fill('sandro@exemplo.example')
    await dialog.getByLabel(/^Senha atual/).fill('outra senha qualquer')
    await dialog.getByRole('button', { name: screens.ownAccount.email.send }).click()
    await expect(dialog.getByText('A senha atual não confere.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/^Senha atual/).fill(password)
    await dialog.getByRole('button', { name: screens.ownAccount.email.send }).click()
    await expect(page.getByText(screens.ownAccount.email.sent)).toBeVisible()
  })

  await test.step('a photo is placed by keyboard alone, and seen beside the menu', async () => {
    const picker = page.locator('#photo input[type=file]').first()
    await picker.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page),
    })
    const dialog = page.getByRole('dialog', { name: screens.registerPages.image.cropTitle })
    const stage = dialog.getByRole('application', { name: screens.registerPages.image.stage })
    await expect(stage).toBeFocused()
    for (const key of ['+', '+', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await expect(dialog.getByText('121 %')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(
      dialog.getByRole('button', { name: screens.registerPages.image.use }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(screens.ownAccount.photo.saved)).toBeVisible()
    const own = page.getByRole('button', { name: screens.shell.user.menu }).locator('img')
    await expect(own).toHaveAttribute('src', /\/api\/v1\/files\//)
    await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await page
      .locator('#photo input[type=file]')
      .first()
      .setInputFiles({
        name: 'nada.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
    await expect(page.getByText(screens.registerPages.image.unreadable)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('on a phone and in the dark all of it is there, and this session ends from the other', async () => {
    await openProfile(phone)
    await expect(phone.locator('#photo img')).toBeVisible()
    await expect(
      phone.getByRole('button', { name: screens.ownAccount.sessions.endOthers }),
    ).toBeVisible()
    await expectInside(phone)
    await expectAccessible(phone)
    await page.getByRole('button', { name: screens.ownAccount.sessions.endOthers }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: screens.ownAccount.sessions.endOthers })
      .click()
    await expect(page.getByText(screens.ownAccount.sessions.othersEnded)).toBeVisible()
    await phone.reload()
    await expect(phone).toHaveURL(/\/login/)
  })

  await test.step('they go on in their other place, at the gate', async () => {
    await page.getByRole('button', { name: /^Entrar nesta empresa: Funcionário/ }).click()
    await expect(page).toHaveURL(/\/apps\/dashboards\/project/)
    await openProfile(page)
    await expect(page.getByText(/Funcionário · /).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a notice that is turned off does not come, and the gate’s sound cannot be', async () => {
    const alerts = [alert('1')]
    await page.route('**/api/v1/notifications/panic?**', (route) =>
      route.fulfill({ json: { data: alerts } }),
    )
    const choices = page.getByRole('region', { name: 'Alertas de pânico' })
    await expect(choices.getByText(screens.ownAccount.notifications.onDuty)).toBeVisible()
    await expect(
      choices.getByRole('switch', { name: screens.ownAccount.notifications.channels.sound }),
    ).toHaveCount(0)
    const toast = choices.getByRole('switch', {
      name: screens.ownAccount.notifications.channels.toast,
    })
    const unreadToast = page.getByText(/^Você tem \d+ notificaç(ão|ões) não lidas?$/)
    await expect(unreadToast).toBeVisible()
    await toast.click()
    await expect(page.getByText('Dados do usuário salvos')).toBeVisible()
    await page.reload()
    await expect(toast).toBeVisible()
    await expect(toast).not.toBeChecked()
    // The bell counts it, so its toast would be shown by now.
    await expect(page.getByRole('button', { name: /\d nova/ })).toBeVisible()
    await expect(unreadToast).toHaveCount(0)
    await toast.click()
    await expect(toast).toBeChecked()
    alerts.push(alert('2'))
    await expect(unreadToast).toBeVisible()
    await page.unroute('**/api/v1/notifications/panic?**')
  })

  await test.step('they leave this place, and are out', async () => {
    await page.getByRole('button', { name: /^Sair de Funcionário/ }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByText(/é desconectado agora/)).toBeVisible()
    await asked.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login|\/$/)
  })
})

test('a síndico turns off the sound of the alarm but not the alarm, and is notified by the browser', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example', null)
  await listen(page)
  const alerts = [alert('1')]
  await answerAlerts(page, alerts)
  await page.goto('/pages/profile')
  await expect(page.getByRole('heading', { name: screens.ownAccount.pageTitle })).toBeVisible()
  const banner = page.getByRole('alert', { name: screens.panic.banner.label })
  const sound = page.getByRole('switch', { name: screens.ownAccount.notifications.channels.sound })
  await expect(banner).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.asked.sounds)).toBeGreaterThan(0)
  await sound.click()
  await expect(page.getByText('Dados do usuário salvos')).toBeVisible()
  await page.reload()
  await expect(sound).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(sound).not.toBeChecked()
  expect(await page.evaluate(() => window.asked)).toEqual({ sounds: 0, notices: [] })

  await page
    .getByRole('switch', { name: screens.ownAccount.notifications.channels.browser })
    .click()
  await expect
    .poll(() => page.evaluate(() => window.asked.notices))
    .toEqual(['Notificações ligadas'])
  alerts.unshift({ ...alert('2'), raised_by: { ...alert('2').raised_by, name: 'Rui Tavares' } })
  await expect
    .poll(() => page.evaluate(() => window.asked.notices))
    .toContain('Pânico: Rui Tavares')
  for (const name of ['Som do alarme', 'Notificação do navegador']) {
    await page.getByRole('switch', { name }).click()
  }
  await expect(sound).toBeChecked()
  await expect(page.getByText('Dados do usuário salvos').first()).toBeVisible()
})

test('a sample profile is a separate page, and no part of the person’s own', async ({
  visitor,
}) => {
  for (const { width, dark } of [
    { width: 390, dark: false },
    { width: 1440, dark: true },
  ]) {
    const page = await visitor({ width, dark })
    await signIn(page, 'staff@portaria.example', '/pages/profile')
    await expect(
      page.getByRole('heading', { name: screens.ownAccount.account.title }),
    ).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.goto('/pages/profile/sample')
    for (const part of ['Linha do tempo', 'Fotos e vídeos', 'Sobre']) {
      await page.getByRole('tab', { name: part }).click()
      await expect(page.getByText('Dados de exemplo')).toBeVisible()
      await expectInside(page)
      await expectAccessible(page)
    }
  }
})
