import type { Page } from '@playwright/test'
import { schemeNames } from '@portaria/contract/settings/settings'
import { screens } from '../apps/web/src/testing/words.ts'
import { addCompany } from './companies.ts'
import { applySettings, mainNavigation, widthOf } from './look.ts'
import { expect, expectAccessible, openUserMenu, signIn, test } from './visit.ts'

const { settings: words, shell } = screens

/** Opens the page with a language and settings chosen on another device. */
async function openAs(page: Page, language: string, settings: object): Promise<void> {
  await page.evaluate(
    async (body) => {
      const token = localStorage.getItem('jwt_access_token') ?? ''
      await fetch('/api/v1/me', {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    },
    { language, settings },
  )
  await page.goto('/apps/dashboards/project')
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  await applySettings(page, settings)
}

/** Returns the elements that overflow the page, cover another, or clip their text. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px hang over`)
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const meet = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      )
    }
    const name = (one: Element) =>
      one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? one.tagName
    const apart = (parts: Element[]) => {
      for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
          if (!one.contains(other) && !other.contains(one) && meet(one, other)) {
            faults.push(`"${name(one)}" covers "${name(other)}"`)
          }
        }
      }
    }
    const navigation = shown('#root nav').filter((nav) => nav.closest('header') === null)
    apart([
      ...shown('#root header:has(button)').slice(0, 1),
      ...shown('main'),
      ...navigation,
      ...shown('#root aside'),
      ...shown('footer'),
    ])
    apart(shown('#root header:has([aria-haspopup]) :is(a, button)'))
    for (const words of [
      ...navigation
        .filter((nav) => nav.dataset['compact'] === undefined)
        .flatMap((nav) => [...nav.querySelectorAll('span, button')]),
      ...shown('footer span'),
    ]) {
      if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 1)
        faults.push(`"${name(words)}" is cut`)
    }
    return faults
  })
}

test('a person changes the look by keyboard, and finds it on another device', async ({
  visitor,
}) => {
  // An account of its own: other journeys would see the look change.
  const email = 'sindico@aparencia.example'
  await addCompany('Condomínio da Aparência', email)
  const page = await visitor()
  await signIn(page, email, '/apps/condominiums/visitor/new')
  await page.getByLabel(/^Nome\W*$/).fill('Escrito antes')

  await test.step('layout and scheme are seen at once, and saved', async () => {
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: shell.toolbar.appearance }).press('Enter')
    const panel = page.getByRole('dialog', { name: words.title })
    await panel.getByRole('radio', { name: words.tones.dark }).press('Space')
    await panel.getByRole('radio', { name: words.schemes.dark1 }).press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark1')
    // Each zone's choice starts with the tone of its scheme.
    await panel.getByRole('radio', { name: words.areas.navbar }).press('Space')
    await expect(panel.getByRole('radio', { name: words.tones.dark })).toBeChecked()
    await panel.getByRole('radio', { name: words.tones.light }).press('Space')
    await panel.getByRole('radio', { name: words.areas.main, exact: true }).press('Space')
    await expect(panel.getByRole('radio', { name: words.schemes.dark1 })).toBeChecked()
    await panel.getByRole('radio', { name: words.tones.light }).press('Space')
    await panel.getByRole('radio', { name: words.schemes.light1 }).press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light1')
    for (const scheme of ['light2', 'light3', 'light4']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
    }
    await panel.getByRole('tab', { name: words.tabs.colours }).press('ArrowRight')
    await panel.getByRole('tab', { name: words.tabs.layout }).press('Enter')
    // The toolbar keeps its open panel and typed text.
    const tools = page.locator('header').first()
    await tools.evaluate((element) => element.setAttribute('data-same', ''))
    await panel.getByRole('radio', { name: words.layouts.layout1 }).press('ArrowRight')
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout2')
    await expect(tools).toHaveAttribute('data-same', '')
    await expect(page.getByText('Dados do usuário salvos')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('the language turns the page round, and nothing typed is lost', async () => {
    await openUserMenu(page)
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('زائر جديد')
    await expect(page.getByLabel(/^الاسم\*?$/)).toHaveValue('Escrito antes')
    await expectAccessible(page)
  })

  await test.step('another device shows it all', async () => {
    const other = await visitor()
    await signIn(other, email)
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light4')
    await expect(other.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout2')

    await openUserMenu(other)
    await other.getByRole('menuitem', { name: 'المظهر' }).click()
    await other.getByRole('button', { name: 'استعادة الإعدادات الأصلية' }).click()
    await expect(other.getByText('تم حفظ بيانات المستخدم')).toBeVisible()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light1')
    await expect(other.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout1')
    await other.keyboard.press('Escape')
    await openUserMenu(other)
    await other.getByRole('menuitemradio', { name: 'Português' }).click()
    await expect(other.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(other.getByRole('group', { name: 'Idioma' })).toBeVisible()
  })
})

test('every layout fits, in both directions and in each language', async ({ visitor }) => {
  const page = await visitor()
  // A fixed footer covers a page that is longer than the window, such as the list of all journeys'
  // companies.
  await page.setViewportSize({ width: 1440, height: 4800 })
  await signIn(page, 'master@portaria.example')
  const layout = (style: string, config: object = {}) => ({
    layout: { style, config },
    direction: 'ltr',
    fontSize: 100,
  })
  const navbars = ['style-1', 'style-2', 'style-3', 'style-3-dense']
  const looks: Record<string, object> = {}
  for (const style of navbars) {
    for (const position of ['left', 'right']) {
      for (const folded of [false, true]) {
        const name = `${style} ${position}${folded ? ' folded' : ''}`
        looks[name] = layout('layout1', { navbar: { style, position, folded } })
      }
    }
    looks[`${style} rtl`] = { ...layout('layout1', { navbar: { style } }), direction: 'rtl' }
  }
  for (const style of ['layout2', 'layout3']) {
    for (const position of ['above', 'below']) {
      const config = { toolbar: { position }, footer: { display: true } }
      looks[`${style} ${position}`] = layout(style, config)
      looks[`${style} ${position} content`] = layout(style, { ...config, scroll: 'content' })
    }
    looks[`${style} rtl`] = { ...layout(style), direction: 'rtl' }
    looks[`${style} boxed`] = layout(style, { mode: 'boxed' })
  }
  const everything = { leftSidePanel: { display: true }, rightSidePanel: { display: true } }
  looks['side panels'] = layout('layout1', { ...everything, footer: { display: true } })
  looks['no toolbar'] = layout('layout1', { toolbar: { display: false } })
  looks['no navbar'] = layout('layout1', { navbar: { display: false } })
  looks['large letters'] = { ...layout('layout3'), fontSize: 130 }

  for (const [name, settings] of Object.entries(looks)) {
    await test.step(name, async () => {
      await applySettings(page, settings)
      await expect.poll(() => faultsOf(page), name).toEqual([])
    })
  }

  await test.step('a folded navbar opens to a resting pointer', async () => {
    await applySettings(page, looks['style-1 left folded'] ?? {})
    await expect.poll(() => widthOf(page)).toBe(64)
    await mainNavigation(page).hover({ position: { x: 30, y: 300 } })
    await expect.poll(() => widthOf(page)).toBe(280)
  })

  await test.step('pages drop from a bar for a resting pointer, and stay when pressed', async () => {
    await applySettings(page, looks['layout2 above'] ?? {})
    const section = mainNavigation(page).getByRole('button').first()
    const pages = page.getByRole('dialog')
    const away = () => page.mouse.move(700, 800)
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    const before = await focused()
    await section.hover()
    await expect(pages).toBeVisible()
    expect(await focused()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(pages).toBeHidden()
    await away()
    await section.hover()
    await pages.getByRole('link').first().hover()
    await expect(pages).toBeVisible()
    await away()
    await expect(pages).toBeHidden()
    await section.hover()
    await expect(pages).toBeVisible()
    await section.click()
    await away()
    await page.waitForTimeout(400)
    await expect(pages).toBeVisible()
    await section.click()
    await expect(pages).toBeHidden()
    await section.press('Enter')
    await expect(pages.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(section).toBeFocused()
  })

  await test.step('a page does without what it asks to do without', async () => {
    await applySettings(page, looks['side panels'] ?? {})
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goto('/ui/components')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: shell.panels.closeShortcuts })).toBeHidden()
  })

  for (const language of ['en', 'es', 'ar']) {
    await test.step(language, async () => {
      const direction = language === 'ar' ? 'rtl' : 'ltr'
      for (const style of ['layout1', 'layout2']) {
        await openAs(page, language, { ...layout(style), direction })
        await expect.poll(() => faultsOf(page), `${style} in ${language}`).toEqual([])
      }
      if (language !== 'ar') return
      const labels = page.locator('#root :is(header, nav) :is(a, button)')
      const names = await labels.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      )
      const latin = names.filter((name) => !/\p{Script=Arabic}/u.test(name))
      expect(names.length).toBeGreaterThan(8)
      expect(
        latin.filter((name) => name !== 'Portaria' && !name.startsWith('Residencial')),
      ).toEqual([])
    })
  }
  // Other journeys use the same person in Portuguese.
  await openAs(page, 'pt', layout('layout1'))
})

test('the page shows every scheme without a transition', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example')
  // The settings in the server's first answer would replace the first ones chosen below.
  const own = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/me'))
  await page.goto('/apps/condominiums/towers/')
  await own
  await expect(page.getByRole('row')).not.toHaveCount(0)
  const look = (theme: object, fontSize = 100, navbar = {}) => ({
    layout: { style: 'layout1', config: { navbar, footer: { display: true } } },
    theme: { navbar: 'main', toolbar: 'main', footer: 'main', ...theme },
    fontSize,
  })
  const moved = await page.evaluateHandle(() => {
    const properties: string[] = []
    document.addEventListener('transitionrun', (event) => properties.push(event.propertyName))
    return properties
  })
  for (const scheme of schemeNames) {
    await test.step(scheme, async () => {
      await applySettings(page, look({ main: scheme }))
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
      await expect.poll(() => faultsOf(page), scheme).toEqual([])
    })
  }
  // Under the pointer only the background fades, which needs no layout.
  await page.getByRole('button', { name: 'Colunas' }).hover()
  for (const folded of [false, true]) {
    await applySettings(page, look({ main: 'light1' }, 100, { folded }))
    await expect.poll(() => widthOf(page)).toBe(folded ? 64 : 280)
    await applySettings(page, look({ main: 'light2' }, 130, { folded }))
    await expect.poll(() => widthOf(page)).toBe(folded ? 83 : 364)
  }
  expect(new Set(await moved.jsonValue())).toEqual(new Set(['background-color', '--ui-unfolded']))
})
