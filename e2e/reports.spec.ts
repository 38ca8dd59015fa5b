import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { extractText } from 'unpdf'
import { screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

/** Returns the bytes of the file that a menu item saves. */
async function saved(page: Page, item: RegExp): Promise<Uint8Array> {
  await page.getByRole('button', { name: screens.reports.export }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return new Uint8Array(await readFile(await file.path()))
}

/** Counts the pixels of a chart that are not transparent, and those of them with a colour. */
const drawn = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((node) => {
      const canvas = node as HTMLCanvasElement
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      let [painted, coloured] = [0, 0]
      for (let at = 0; at < (data?.length ?? 0); at += 4) {
        if ((data?.[at + 3] ?? 0) < 200) continue
        painted += 1
        const channels = [data?.[at] ?? 0, data?.[at + 1] ?? 0, data?.[at + 2] ?? 0]
        if (Math.max(...channels) - Math.min(...channels) > 40) coloured += 1
      }
      return { painted, coloured }
    })

test('a report is read, filtered, opened by its figures, and exported', async ({ visitor }) => {
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)

  await test.step('figures open lists of as many rows', async () => {
    await page.goto(`${of}/reports/visitors?preset=last_30`)
    const entered = page.getByRole('link', { name: /^Entradas \d/ })
    const words = (await entered.textContent()) ?? ''
    const figure = words.replace('Entradas', '').trim()
    await expectDone(page)
    await expectAccessible(page)
    await entered.click()
    await expect(page).toHaveURL(/checked_in_at/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(figure)
    await expect(page.getByRole('button', { name: /^Entrada/ }).first()).toBeVisible()
  })

  await test.step('the list that was opened is a PDF with its filters', async () => {
    const { text } = await extractText(await saved(page, /^Lista em PDF/), { mergePages: true })
    for (const part of ['Filtros', 'Entrada: ≥', 'Fuso horário', 'Exportado por'])
      expect(text).toContain(part)
  })

  await test.step('the aggregate is a PDF and a spreadsheet, with filters, zone and exporter', async () => {
    await page.goto(`${of}/reports/visitors?preset=last_30`)
    await page.getByRole('button', { name: 'Tipo', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Entrega' }).click()
    await expect(page).toHaveURL(/kind.*delivery/)
    await page.keyboard.press('Escape')
    await expectDone(page)
    const { text } = await extractText(await saved(page, /^PDF com o gráfico/), {
      mergePages: true,
    })
    for (const part of [
      'Relatório de visitantes',
      'Tipo: Entrega',
      'horário de Brasília',
      'Exportado por',
      'Por torre',
    ])
      expect(text).toContain(part)
    const csv = Buffer.from(await saved(page, /CSV/)).toString('utf8')
    expect(csv).toMatch(/Filtros;Tipo: Entrega/)
    const rows = await readSheet(Buffer.from(await saved(page, /Excel/)))
    expect(rows.slice(0, 4).map(([cell]) => cell)).toEqual([
      'Relatório de visitantes',
      'Período',
      'Período anterior',
      'Filtros',
    ])
    expect(rows.some(([cell]) => cell === 'Total')).toBe(true)
  })

  await test.step('on paper the chart is grey', async () => {
    const before = await drawn(page)
    expect(before.coloured).toBeGreaterThan(100)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await drawn(page)).coloured).toBe(0)
    expect((await drawn(page)).painted).toBeGreaterThan(100)
    await expect(page.getByText(/CNPJ \d/)).toBeVisible()
    await expectPaper(page)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a list goes to paper without menu, toolbar and buttons, and as a whole', async () => {
    await page.goto(`${of}/residents/`)
    const rows = page.locator('main tbody tr')
    await expect(rows).toHaveCount(25)
    await expect(frameOf(page)).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expectPaper(page)
    await expect(rows.last()).toBeVisible()
    const cut = await page
      .locator('main .ui-table-scroll')
      .evaluate((part) => [
        part.scrollHeight - part.clientHeight,
        part.scrollWidth - part.clientWidth,
      ])
    expect(cut).toEqual([0, 0])
    await page.emulateMedia({ media: 'screen' })
  })
})

/** The visible parts of the frame with controls: menu, toolbar, panels. */
const frameOf = (page: Page) =>
  page.locator('body :is(nav, button, a):not(main *)').filter({ visible: true })

/** Checks that nothing of the frame, and no button but heads of columns, goes to paper. */
async function expectPaper(page: Page): Promise<void> {
  await expect(frameOf(page)).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  const buttons = page.getByRole('button').and(page.locator(':not(th button)'))
  await expect(buttons).toHaveCount(0)
}

test('reports fit a phone, a dark scheme and right-to-left text', async ({ visitor }) => {
  const page = await visitor({ width: 390, dark: true })
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example')
  for (const name of ['rounds', 'occurences', 'visitors']) {
    await page.goto(`${of}/reports/${name}?preset=last_30`)
    await expect(page.locator('canvas').first()).toBeVisible()
    await expectDone(page)
    await expectAccessible(page)
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expectDone(page)
  await expect.poll(async () => (await drawn(page)).painted).toBeGreaterThan(100)
})
