import type { Page } from '@playwright/test'
import { PANIC_POLL_MS } from '@portaria/contract/schemas/constants'
import { screens } from '../apps/web/src/testing/words.ts'
import { addCompany, addPerson } from './companies.ts'
import { runSql } from './database.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

declare global {
  interface Window {
    /**
     * Everything noticeable that a page has done since it loaded: sounds, vibrations and browser
     * notifications.
     */
    noticed?: string[]
  }
}

/** Records each sound, vibration and notification of a page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noticed: string[] = []
    window.noticed = noticed
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      noticed.push('sound')
      start.call(this, when)
    }
    navigator.vibrate = () => noticed.push('vibration') > 0
    const { Notification: Browser } = window
    window.Notification = new Proxy(Browser, {
      construct() {
        noticed.push('notification')
        return {}
      },
    })
  })
}

/** Returns everything that a page has stored, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [localStorage, sessionStorage].map((kept) => Object.entries(kept))
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        kept.push(
          await new Promise((resolve) =>
            all.addEventListener('success', () => resolve(all.result)),
          ),
        )
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

/** Makes each second that a page counts a minute, so that a slow machine presses in time too. */
const lengthenSeconds = (page: Page) =>
  page.addInitScript(() => {
    const every = window.setInterval.bind(window)
    Object.assign(window, {
      setInterval: (work: () => void, ms?: number) => every(work, ms === 1_000 ? 60_000 : ms),
    })
  })

const isPoll = (url: string) => new URL(url).pathname === '/api/v1/notifications/panic'

/** Adds people of a company of this attempt alone, so that no other journey receives its alarms. */
async function addPeople() {
  const own = attempt()
  const emailOf = (name: string) => `${name}.${own}@alarme.example`
  const people = {
    sindico: emailOf('sindico'),
    resident: emailOf('moradora'),
    doorman: emailOf('porteiro'),
  }
  const tenant = await addCompany(`Condomínio ${own}`, people.sindico)
  await addPerson(tenant, 'condomino', 'Camila Paz', people.resident)
  await addPerson(tenant, 'funcionario', 'Edson Paz', people.doorman)
  await runSql(`UPDATE users SET phone = '+5511988887777' WHERE email = ANY($1)`, [
    Object.values(people),
  ])
  return people
}

test('a silent alert shows nothing to its sender, and everything at the gate', async ({
  visitor,
}) => {
  const { resident, doorman } = await addPeople()
  const sender = await visitor({ width: 390 })
  const tablet = await visitor()
  const gate = await visitor()
  for (const page of [sender, tablet, gate]) await listen(page)
  for (const page of [sender, tablet]) await page.clock.install()
  await signIn(sender, resident)
  await signIn(tablet, resident)
  await signIn(gate, doorman)
  const titles = await Promise.all([sender, tablet].map((page) => page.title()))

  await test.step('the dialog closes, and nothing tells of it on either device', async () => {
    await sender.getByRole('button', { name: screens.panic.button }).click()
    const dialog = sender.getByRole('dialog')
    await dialog.getByRole('button', { name: screens.panic.said.motives.violence }).click()
    await expect(dialog.getByRole('link', { name: screens.panic.calls[180] })).toBeVisible()
    await dialog.getByRole('switch', { name: screens.panic.raise.silent }).click()
    await expectAccessible(sender)
    await dialog.getByRole('button', { name: screens.panic.raise.confirm, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(gate.getByRole('alert', { name: screens.panic.banner.label })).toContainText(
      'SILENCIOSO: não telefone',
    )
    // Each poll finds the events that the stream has missed. Once a page polls again, it has shown
    // the events of the poll before.
    for (const page of [sender, tablet, sender, tablet]) {
      const polled = page.waitForResponse((answer) => isPoll(answer.url()))
      await page.clock.fastForward(PANIC_POLL_MS)
      await polled
    }
    for (const [nth, page] of [sender, tablet].entries()) {
      expect(await page.title()).toBe(titles[nth])
      await expect(page.getByText(/pânico/i).filter({ visible: true })).toHaveCount(0)
      expect(await page.evaluate(() => window.noticed)).toEqual([])
      expect(await stored(page)).not.toMatch(/pânico|panic"|violence/)
    }
  })

  await test.step('the gate goes, reads what it is about and calls nobody', async () => {
    await gate.getByRole('button', { name: screens.panic.banner.show, exact: true }).click()
    const dialog = gate.getByRole('dialog')
    await expect(dialog.getByText(screens.panic.said.motives.violence)).toBeVisible()
    await expect(dialog.locator('a[href^="tel:+"]')).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: screens.panic.calls[190] })).toBeVisible()
    await expectAccessible(gate)
    await dialog.getByRole('button', { name: screens.panic.banner.acknowledge }).click()
    await expect(dialog.getByRole('heading', { name: 'A caminho' })).toBeVisible()
    expect(await sender.evaluate(() => window.noticed)).toEqual([])
  })

  await test.step('the sender finds it in the dialog alone, and says that it is over', async () => {
    await sender.getByRole('button', { name: screens.panic.button }).click()
    const dialog = sender.getByRole('dialog')
    await expect(dialog.getByText(/^A caminho: /)).toBeVisible()
    await dialog.getByRole('button', { name: 'Terminou' }).click()
    await expect(
      gate.getByRole('dialog').getByText(screens.panic.incident.words.over),
    ).toBeVisible()
  })
})

test('a press is withdrawn at once, and an exercise is marked as one', async ({ visitor }) => {
  const people = await addPeople()
  const sindico = await visitor()
  const gate = await visitor({ dark: true })
  await lengthenSeconds(sindico)
  await signIn(sindico, people.sindico)
  await signIn(gate, people.doorman)

  await test.step('a press by mistake is taken back, and somebody confirms', async () => {
    await sindico.keyboard.press('Alt+Shift+P')
    await expect(
      sindico.getByRole('button', { name: screens.panic.raise.confirm, exact: true }),
    ).toBeFocused()
    await sindico.keyboard.press('Enter')
    await sindico.getByRole('button', { name: /^Cancelar \(\d\)/ }).click()
    await expect(gate.getByRole('alert', { name: screens.panic.banner.label })).toContainText(
      'Cancelado por quem acionou: confirme',
    )
    await gate.getByRole('button', { name: screens.panic.banner.acknowledge }).click()
    await sindico.keyboard.press('Escape')
  })

  await test.step('an exercise is begun from its own form and has no telephone', async () => {
    await sindico.goto('/apps/condominiums/panic/')
    await sindico.getByRole('button', { name: 'Exercício' }).click()
    const dialog = sindico.getByRole('dialog')
    await dialog.getByRole('button', { name: screens.panic.said.motives.fire }).click()
    await expectAccessible(sindico)
    await dialog.getByRole('button', { name: screens.panic.drill.confirm }).click()
    await expect(sindico.getByText(screens.panic.drill.begun)).toBeVisible()
    await expect(gate.getByRole('alert', { name: screens.panic.banner.label })).toContainText(
      /Exercício: .*Incêndio/,
    )
    await gate.getByRole('button', { name: screens.panic.banner.show, exact: true }).click()
    await expect(gate.getByRole('dialog').locator('a[href^="tel:"]')).toHaveCount(0)
    await gate
      .getByRole('dialog')
      .getByRole('button', { name: screens.panic.banner.acknowledge })
      .click()
  })

  await test.step('its report is a PDF with its timeline', async () => {
    await sindico.getByRole('row').nth(1).click()
    const dialog = sindico.getByRole('dialog')
    const [file] = await Promise.all([
      sindico.waitForEvent('download'),
      dialog.getByRole('button', { name: screens.panic.incident.report }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^alerta-de-.*\.pdf$/)
  })
})
