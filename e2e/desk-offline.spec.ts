import type { BrowserContext, Page } from '@playwright/test'
import type { InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { common, screens } from '../apps/web/src/testing/words.ts'
import { alert } from './alerts.ts'
import { callerOf } from './api-calls.ts'
import { closeNotices } from './notices.ts'
import { expectReady } from './offline.ts'
import { attempt, ownCpf } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const DESK = '/apps/condominiums/gate/'

/**
 * Returns whether the worker has stored a sentence of a language, after a page names the language
 * to it.
 */
function keepsTexts(page: Page, language: string, sentence: string): Promise<boolean> {
  return page.evaluate(
    async ([language, words]) => {
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
      active?.postMessage({ language })
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const file of await cache.keys()) {
          if (!file.url.includes(`/assets/${language}-`)) continue
          const text = await (await cache.match(file))?.text()
          if (text?.includes(words)) return true
        }
      }
      return false
    },
    [language, sentence] as const,
  )
}

/**
 * Answers presses of the panic button in place of the server, whose alarm would ring in other
 * journeys. Returns the keys of the answered presses, and `lost`: while it is true, presses fail as
 * without a network.
 */
async function answerPresses(context: BrowserContext) {
  const keys: string[] = []
  const presses = { keys, lost: false }
  await context.route(/\/api\/v1\/notifications\/panic$/, (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    if (presses.lost) return route.abort('internetdisconnected')
    keys.push(request.headers()['idempotency-key'] ?? '')
    return route.fulfill({ status: 201, json: { data: { ...alert('own'), own: true } } })
  })
  return presses
}

// Pages open without a network only from the worker's cache.
test.use({ serviceWorkers: 'allow' })

test('the network is lost at the desk, and comes back', async ({ visitor, request }) => {
  const own = attempt()
  const usedBy = ownCpf()
  const resident = await callerOf(request, 'condomino@bosque.example')
  const doorman = await callerOf(request, 'funcionario@bosque.example')
  const [unit] = await resident.call<{ id: string; number: string; tower: { title: string } }[]>(
    'GET',
    '/apartments?per_page=1',
  )
  if (!unit) throw new Error('the demonstration has a unit for its resident')
  const place = `${unit.tower.title} · ${unit.number}`
  const names = [`Ofélia ${own}`, `Otávio ${own}`, `Orlando ${own}`]
  const invited = await resident.call<InvitedGuest[]>('POST', '/visits/invite', {
    apartment_id: unit.id,
    guests: names.map((name) => ({ name })),
  })
  const codeOf = (name: string) => invited.find((one) => one.guest_name === name)?.code ?? ''
  await doorman.call('POST', '/gate/entries', {
    code: codeOf(`Orlando ${own}`),
    cpf: ownCpf(),
  })

  const page = await visitor()
  const presses = await answerPresses(page.context())
  await signIn(page, 'funcionario@bosque.example', DESK)
  const box = page.getByRole('combobox', { name: /^Nome, apartamento, placa/ })
  const inside = page.locator('section', { hasText: screens.gate.inside.title }).first()
  const dialog = page.getByRole('dialog')
  const recorded = page.getByText(screens.gate.offline.recorded).first()
  await expect(inside.getByText(`Orlando ${own}`)).toBeVisible()
  await expectReady(page)
  // The worker serves the pages of the next visit.
  await page.reload()
  await expectReady(page)
  await expect.poll(() => keepsTexts(page, 'es', 'Sin conexión desde las')).toBe(true)

  await test.step('the desk goes on after a reload without a network', async () => {
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/Sem conexão desde/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Encomendas$/ })).toBeVisible()
    await expect(page.getByText(`Ofélia ${own}`)).toBeVisible()
    await expect(inside.getByText(`Orlando ${own}`)).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  })

  await test.step('an alert that cannot be sent says so, and is kept', async () => {
    presses.lost = true
    await page.keyboard.press('Alt+Shift+P')
    // The dialog's code is read from the device. A key pressed before the dialog is shown would be
    // lost.
    await expect(dialog.getByRole('button', { name: screens.panic.raise.confirm })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(screens.panic.progress.unsent)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: screens.panic.own.title })).toContainText(
      'Ainda não enviado. Ligue 190.',
    )
  })

  await test.step('four entries: expected, by a pass, unexpected, and an exit', async () => {
    await box.fill(`Ofélia ${own}`)
    await expect(page.getByRole('grid').getByRole('row').first()).toContainText(`Ofélia ${own}`)
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await page.keyboard.press('Control+Enter')
    await expect(recorded).toBeVisible()
    await expect(inside.getByText(`Ofélia ${own}`)).toBeVisible()

    await box.fill(codeOf(`Otávio ${own}`))
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(usedBy)
    await page.keyboard.press('Control+Enter')
    await expect(inside.getByText(`Otávio ${own}`)).toBeVisible()

    await page.getByRole('button', { name: 'Registrar visita' }).first().click()
    await dialog.getByLabel(screens.walkIn.name).fill(`Olívia ${own}`)
    await dialog.getByRole('textbox', { name: common.fields.cpf }).fill(ownCpf())
    await dialog.getByRole('combobox', { name: common.fields.apartment }).fill(unit.number)
    // Options move until the answer to the typed text is there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.getByRole('option', { name: place }).click()
    await expect(dialog.getByRole('combobox', { name: common.fields.apartment })).toHaveValue(place)
    await expectAccessible(page)
    await dialog.getByLabel(screens.gate.offline.toldBy).fill('Dona Ana')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    await expect(inside.getByText(`Olívia ${own}`)).toBeVisible()

    const line = inside.getByRole('listitem').filter({ hasText: `Orlando ${own}` })
    await line.getByRole('button', { name: /^Registrar saída/ }).click()
    await expect(inside.getByText(`Orlando ${own}`)).toHaveCount(0)
    await expect(page.getByText(/4 registros aguardam envio/)).toBeVisible()
  })

  await test.step('they are there after another reload', async () => {
    await page.reload()
    await expect(page.getByText(/4 registros aguardam envio/)).toBeVisible()
    await page.getByRole('button', { name: screens.gate.offline.show }).click()
    const list = page.getByRole('list', { name: screens.gate.offline.list })
    await expect(list.getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText(screens.panic.progress.unsent)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the pass is used elsewhere, the network returns: three are done, one waits', async () => {
    await doorman.call('POST', '/gate/entries', {
      code: codeOf(`Otávio ${own}`),
      cpf: usedBy,
    })
    presses.lost = false
    await page.context().setOffline(false)
    await expect(page.getByText('3 registros enviados')).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 registro a resolver' })).toBeVisible()
    await expect(page.getByText(/Sem conexão desde/)).toHaveCount(0)
    await expect(page.getByText(screens.panic.progress.unsent)).toHaveCount(0)
    expect(presses.keys).toHaveLength(1)
    for (const name of [`Ofélia ${own}`, `Otávio ${own}`, `Olívia ${own}`])
      await expect(inside.getByText(name)).toHaveCount(1)
    await expect(inside.getByText(`Orlando ${own}`)).toHaveCount(0)
  })

  await test.step('a person decides about it, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await closeNotices(page)
    await page.getByRole('button', { name: `Resolver: Otávio ${own}` }).click()
    await expect(dialog).toContainText('Este passe já foi usado')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: screens.deskConflicts.resolve }).click()
    await expect(dialog.getByText('Preencha este campo').first()).toBeVisible()
    await dialog.getByRole('radio', { name: /É a mesma entrada/ }).click()
    await dialog.getByLabel('Observação').fill('Entrou pelo outro portão')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(screens.deskConflicts.done)).toBeVisible()
    await expect(page.getByRole('heading', { name: /a resolver/ })).toHaveCount(0)
    const found = await doorman.call<{ guest_name: string }[]>('GET', '/gate/inside')
    expect(found.filter((one) => one.guest_name === `Otávio ${own}`)).toHaveLength(1)
  })
})
