import type { BrowserContext, Page, Worker } from '@playwright/test'
import { openPushReceiver } from '../apps/api/src/testing/push-receiver.ts'
import { screens } from '../apps/web/src/testing/words.ts'
import { addMember } from './companies.ts'
import { runSql } from './database.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, password, signIn, test } from './visit.ts'

/** Makes a provider whose insurance ends in a week, as the given person; returns its id. */
async function providerWhoseInsuranceEnds(
  page: Page,
  email: string,
  name: string,
): Promise<string> {
  const login = await page.request.post('/api/v1/login', { data: { email, password } })
  const { data: session } = (await login.json()) as {
    data: { access: { original: { access_token: string } } }
  }
  const ends = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const made = await page.request.post('/api/v1/service-providers', {
    headers: { authorization: `Bearer ${session.access.original.access_token}` },
    data: {
      kind: 'company',
      name,
      legal_name: `${name} Ltda.`,
      category: 'Elevador',
      documents: [{ document_kind: 'insurance', expires_on: ends }],
    },
  })
  expect(made.status()).toBe(201)
  const { data } = (await made.json()) as { data: { id: string } }
  return data.id
}

/** Runs the daily check of documents now. */
const lookAtDocuments = () =>
  runSql(
    `SELECT graphile_worker.add_job('for_every_tenant',
       '{"data": {"task": "tell_of_expiring_documents"}}'::json)`,
    [],
  )

/**
 * Subscribes the browser at a push service on loopback, since Chromium's own is on the internet.
 * Everything else is Chromium's: the permission, the worker, and its handling of a message.
 */
async function subscribeTo(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((position) => {
    let key: ArrayBuffer | null = null
    const here = {
      toJSON: () => position,
      unsubscribe: async () => {
        key = null
        localStorage.removeItem('e2e-subscribed')
        return true
      },
      get options() {
        return { applicationServerKey: key }
      },
    }
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      ).buffer
    PushManager.prototype.subscribe = async (options) => {
      const asked = options?.applicationServerKey
      if (typeof asked !== 'string') throw new Error('the key is base64url')
      localStorage.setItem('e2e-subscribed', asked)
      key = bytes(asked)
      return here as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => {
      const asked = localStorage.getItem('e2e-subscribed')
      if (asked === null) return null
      key = bytes(asked)
      return here as unknown as PushSubscription
    }
  }, subscription)
}

/** Makes Chromium deliver a message to the worker, as its push service would. */
async function deliver(context: BrowserContext, page: Page, content: object): Promise<void> {
  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(content),
  })
}

type Shown = { title: string; body: string; page: string }

/** Returns the notifications that the worker shows. */
const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data }): Shown => {
      const { page } = data as { page: string }
      return { title, body, page }
    })
  })

/** Presses the notification in the worker, because no page can. */
const pressIn = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent: (event: Event) => boolean
      NotificationEvent: new (type: string, options: object) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })

test.use({ serviceWorkers: 'allow' })

test('a notification arrives in the panel and by push, and opens its record', async ({
  browser,
}) => {
  // A síndico of this attempt alone, without any choices yet.
  const sindico = `sindico.${attempt()}@bosque.example`
  await addMember('sindico@bosque.example', 'Regina Avisada', sindico)
  const name = `Elevadores ${attempt()}`
  const receiver = await openPushReceiver()
  const context = await browser.newContext({
    permissions: ['notifications'],
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await subscribeTo(page, receiver.subscription())
  await signIn(page, sindico)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

  // The panel offers it once, and requests permission only after a press.
  await page.getByRole('button', { name: screens.shell.notifications.open }).click()
  const panel = page.getByRole('dialog', { name: screens.shell.notifications.title })
  await expectAccessible(page)
  const subscribed = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/push-subscriptions'),
  )
  await panel.getByRole('button', { name: screens.push.offer.accept }).click()
  await subscribed
  await expect(panel.getByText(screens.push.offer.title)).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Documents are pushed only after the person chooses so.
  await page.goto('/pages/profile#notifications')
  const device = page.getByRole('region', { name: screens.push.title })
  await expect(device.getByRole('switch', { name: screens.push.on })).toBeChecked()
  await expect(device.getByRole('switch', { name: screens.push.names })).not.toBeChecked()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/me'),
  )
  await page.getByRole('button', { name: 'Escolher um a um: Visitas e acessos' }).click()
  await page
    .getByRole('switch', { name: 'Documento perto do vencimento: Push nos seus aparelhos' })
    .click()
  await saved

  const id = await providerWhoseInsuranceEnds(page, sindico, name)
  await lookAtDocuments()
  const bell = page.getByRole('button', { name: /^Abrir as notificações: \d+ nova/ })
  await expect(bell).toBeVisible()
  await expect(page.getByText(/^Você tem \d+ notifica/)).toBeVisible()

  // The message is encrypted in transit, and names nobody on a locked screen.
  const ofProvider = () =>
    receiver.received.find(({ content }) => String(content['page']).endsWith(id))?.content
  await expect.poll(ofProvider).toMatchObject({
    title: 'Documento perto do vencimento',
    text: 'Um documento precisa ser renovado.',
  })
  await deliver(context, page, ofProvider() ?? {})
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      {
        title: 'Documento perto do vencimento',
        body: 'Um documento precisa ser renovado.',
        page: `/apps/condominiums/service-provider/${id}`,
      },
    ])
  await page.bringToFront()
  await pressIn(worker)
  await expect(page).toHaveURL(`/apps/condominiums/service-provider/${id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()

  // Pressing its line in the panel opens the same record, and marks the line as read.
  await bell.click()
  const line = panel.getByRole('link', { name: new RegExp(name) })
  await expect(line).toContainText(`Seguro de ${name}: válido até`)
  await line.click()
  await expect(page).toHaveURL(`/apps/condominiums/service-provider/${id}`)
  await page.getByRole('button', { name: /^Abrir as notificações/ }).click()
  await expect(panel.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Without a network the page still opens, but no answer of the API is cached.
  const kept = await worker.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname)
    return found
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

  // Signing out ends the subscription of this browser.
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('e2e-subscribed'))).toBeNull()
  await context.close()
  await receiver.close()
})
