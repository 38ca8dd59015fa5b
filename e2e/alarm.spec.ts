import type { Locator, Page } from '@playwright/test'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { screens } from '../apps/web/src/testing/words.ts'
import { alert, answerAlerts } from './alerts.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

declare global {
  interface Window {
    /** The value of each layout shift since the page loaded, including those after an input. */
    shifts?: number[]
  }
}

/** Counts every layout shift of a page from its next load on. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    window.shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push('value' in entry ? Number(entry.value) : 0)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Stops a page from making sound before it is pressed: the browser takes the test's own calls for
 * presses.
 */
async function keepSilent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressed = false
    window.addEventListener('pointerdown', () => (pressed = true), true)
    Object.defineProperty(AudioContext.prototype, 'state', {
      get: () => (pressed ? 'running' : 'suspended'),
    })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window.shifts ?? []).reduce((sum, shift) => sum + shift, 0))

/** Checks that a press in the middle of a control hits the control, and nothing above it. */
async function expectOnTop(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }),
    )
    .toBe(true)
}

test('an alarm pushes the page, hides nothing of it, and is acknowledged from anywhere', async ({
  visitor,
}) => {
  const page = await visitor()
  const alerts: PanicAlert[] = []
  await countShifts(page)
  await keepSilent(page)
  await answerAlerts(page, alerts)
  await signIn(page, 'sindico@bosque.example', null)
  const banner = page.getByRole('alert').filter({ hasText: 'Ana Prates' })
  const take = banner.getByRole('button', { name: screens.panic.banner.acknowledge })
  const create = page.getByRole('link', { name: 'Novo morador' })
  const soundLine = banner.getByText(screens.panic.banner.soundOff)

  await test.step('it comes while somebody presses: the page is pushed after that', async () => {
    await page.goto('/apps/condominiums/residents/')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const place = await create.boundingBox()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    alerts.push(alert('1'))
    await expect(banner).toBeVisible()
    expect(await create.boundingBox()).toEqual(place)
    await page.mouse.up()
    const height = (await banner.boundingBox())?.height ?? 0
    await expect.poll(async () => (await create.boundingBox())?.y).toBe((place?.y ?? 0) + height)
    await expectOnTop(create)
    await expectOnTop(page.getByRole('button', { name: screens.shell.user.menu }))
    await expectAccessible(page)
  })

  await test.step('it is on when the page loads: the first press is no lost one', async () => {
    await page.reload()
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await expect(soundLine).toBeVisible()
    const height = (await banner.boundingBox())?.height ?? 0
    // The banner alone may push the page further than pages move by themselves (interface §20).
    const { width, height: windowHeight } = page.viewportSize() ?? { width: 1, height: 1 }
    const pushed = height / Math.max(width, windowHeight)
    expect(await shiftsOf(page)).toBeLessThan(0.05 + pushed)
    const place = await create.boundingBox()
    await create.hover()
    await page.mouse.down()
    await expect(soundLine).toBeHidden()
    expect(await create.boundingBox()).toEqual(place)
    expect((await banner.boundingBox())?.height).toBe(height)
    await page.mouse.up()
    await expect(page).toHaveURL(/resident\/new/)
  })

  await test.step('it is over a dialog, by keyboard too, which keeps what was typed', async () => {
    await page.goto('/apps/condominiums/residents/')
    await expectOnTop(take)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('mora')
    await expectOnTop(take)
    await page.keyboard.press('Alt+Shift+KeyA')
    await expect(banner.getByRole('button', { name: screens.panic.banner.show })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(take).toBeFocused()
    await expectAccessible(page)
    await palette.getByRole('combobox').focus()
    await expect(palette.getByRole('combobox')).toHaveValue('mora')
    await page.keyboard.press('Escape')
  })

  await test.step('over a drawer and a menu', async () => {
    await page.getByRole('button', { name: /^Notificações|notificações/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectOnTop(take)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: screens.spreadsheets.export }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectOnTop(take)
    await page.keyboard.press('Escape')
  })

  await test.step('what the focus reaches is beside it', async () => {
    await page.locator('body').press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const isHidden = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null) return true
        const { left, top, width, height } = focused.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit === null || !(focused.contains(hit) || hit.contains(focused))
      })
    await expect.poll(isHidden).toBe(false)
  })

  await test.step('over a page that fails', async () => {
    // Errors of this page are not watched: the browser logs the missing files.
    const failing = await page.context().newPage()
    await answerAlerts(failing, [alert('2')])
    await failing.route(/\/assets\/Documentation/, (route) => route.abort())
    await failing.goto('/documentation/gate')
    await expect(failing.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    await expectOnTop(
      failing.getByRole('alert').getByRole('button', { name: screens.panic.banner.acknowledge }),
    )
    await failing.close()
  })

  await test.step('over an error page, where it is taken', async () => {
    await page.goto('/pages/errors/error-404')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectOnTop(take)
    await page.getByRole('alert').getByRole('button', { name: screens.panic.banner.show }).click()
    await expect(page.getByRole('dialog')).toContainText('Portão aberto')
    await page.keyboard.press('Escape')
    await take.click()
    await expect(banner).toHaveCount(0)
  })
})

test('the line of the person’s own alert is hidden until there is news', async ({ visitor }) => {
  const page = await visitor({ width: 390 })
  const own = { ...alert('1'), own: true, may_acknowledge: false }
  const alerts: PanicAlert[] = [own]
  await answerAlerts(page, alerts)
  await signIn(page, 'condomino@bosque.example')
  const line = page.getByRole('region', { name: screens.panic.own.title })
  await line.getByRole('button', { name: screens.panic.own.hide }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: screens.shell.user.menu }).click()
  await page.keyboard.press('Escape')
  const taken = { acknowledged_by: { id: 's', name: 'Regina' }, acknowledged_at: own.raised_at }
  alerts.splice(0, 1, { ...own, ...taken, state: 'acknowledged' })
  await expect(line).toContainText('A caminho: Regina')
  await expectAccessible(page)
})

test('the panic button of a phone covers no control', async ({ visitor }) => {
  const page = await visitor({ width: 390 })
  await signIn(page, 'sindico@acacias.example', null)
  const panic = page.getByRole('button', { name: /pânico/i })
  for (const address of [
    '/apps/condominiums/resident/new',
    '/apps/condominiums/residents/',
    '/pages/tenant/settings',
    '/pages/errors/error-500',
  ]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(panic.last()).toBeVisible()
      const covered = () =>
        page.evaluate(() => {
          const button = [...document.querySelectorAll('button')].findLast(
            (each) => getComputedStyle(each).position === 'fixed',
          )
          const over = button?.getBoundingClientRect()
          if (button === undefined || over === undefined) return ['no button']
          const controls = [
            ...document.querySelectorAll('button, a[href], input, select, textarea'),
          ]
          return controls
            .filter((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect()
              const across = left < over.right && right > over.left
              return control !== button && across && top < over.bottom && bottom > over.top
            })
            .map((control) => control.textContent)
        })
      // The banner never covers the fixed elements beside it, and covers nothing once the page is
      // scrolled to its end.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          return covered()
        })
        .toEqual([])
      const save = page.getByRole('button', { name: /^Salvar/ })
      await page.evaluate(() => window.scrollTo(0, 0))
      for (const each of await save.all()) await expectOnTop(each)
    })
  }
})
