import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { common, problems, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { addCompany, addPerson } from './companies.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')

type Expected = { lines: number; good: number; bad: { line: number; field: string }[] }

/** Opens the import, gives it a file, and waits for the dry run. */
async function dryRun(
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  await page.getByRole('button', { name: screens.spreadsheets.import }).click()
  const dialog = page.getByRole('dialog')
  const answered = page.waitForResponse(async (response) => {
    if (!/\/api\/v1\/imports\/[^/]+$/.test(response.url())) return false
    const { data } = (await response.json()) as { data: { state: string } }
    return data.state === 'done'
  })
  await dialog.locator('input[type=file]').setInputFiles(file)
  const response = await answered
  const { data } = (await response.json()) as {
    data: { errors: { line: number; field: string }[] }
  }
  return { dialog, errors: data.errors.map(({ line, field }) => ({ line, field })) }
}

/** Makes a page believe that it is hidden, so that it stops polling. */
async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

/** Returns the number of residents in the list's title. */
const residentsIn = (page: Page) => async () => {
  const title = page.getByRole('heading', { name: /Moradores/ })
  return Number((await title.innerText()).replace(/\D/g, ''))
}

test('the main job: import, find, edit in two tabs, export and import again, raise the alarm', async ({
  visitor,
  request,
}) => {
  const expected = JSON.parse(
    await readFile(path.join(fixtures, 'moradores.expected.json'), 'utf8'),
  ) as Expected
  const own = attempt()
  const people = { sindico: `sindico.${own}@importa.example`, resident: `${own}@importa.example` }
  const tenant = await addCompany(`Condomínio ${own}`, people.sindico)
  await addPerson(tenant, 'condomino', 'Camila Paz', people.resident)
  const manager = await callerOf(request, people.sindico)
  for (const name of ['Araucária', 'Ipê Amarelo', 'Jequitibá', 'Jacarandá']) {
    const tower = await manager.call<{ id: string }>('POST', '/towers', { name })
    await manager.call('POST', `/towers/${tower.id}/generate-apartments`, {
      floors: 20,
      units_per_floor: 8,
      pattern: 'floor_unit',
      preview: false,
    })
  }
  const sindico = await visitor()
  await signIn(sindico, people.sindico, '/apps/condominiums/residents/')

  await test.step('the dry run names exactly the bad lines', async () => {
    const { dialog, errors } = await dryRun(sindico, path.join(fixtures, 'moradores.csv'))
    expect(errors).toEqual(expected.bad.map(({ line, field }) => ({ line, field })))
    await expect(dialog.getByText(problems.fields.phone_ddd).first()).toBeVisible()
    await expectAccessible(sindico)
    await dialog.getByRole('button', { name: 'Importar 1.928 moradores' }).click()
    await expect(dialog.getByText(screens.import.outcome.title)).toBeVisible()
    await dialog.getByRole('link', { name: 'Ver moradores' }).click()
    await expect.poll(residentsIn(sindico)).toBe(1_928)
  })

  await test.step('"jose" finds José', async () => {
    await sindico.getByRole('searchbox', { name: /Buscar em moradores/ }).fill('jose')
    await expect(sindico).toHaveURL(/q=jose/)
    await expect(sindico.getByRole('link', { name: /José/ }).first()).toBeVisible()
  })

  await test.step('edited in two tabs, the second save learns of it and loses nothing', async () => {
    const link = sindico.getByRole('link', { name: /José/ }).first()
    const record = (await link.getAttribute('href')) ?? ''
    const address = `${record}/edit`
    const other = await sindico.context().newPage()
    for (const page of [sindico, other]) {
      await page.goto(address)
      await expect(page.getByLabel(common.fields.nationality)).toBeVisible()
    }
    // Typed before the other person saves: a form without changes would load the saved record.
    await other.getByLabel('Observações').fill('Avisar antes de subir')
    await sindico.getByLabel(common.fields.nationality).fill('Portugal')
    await sindico.getByRole('option', { name: 'Portugal' }).click()
    await sindico.getByRole('button', { name: 'Salvar morador' }).click()
    await expect(sindico.getByText('Morador salvo')).toBeVisible()

    await other.getByRole('button', { name: 'Salvar morador' }).click()
    const merge = other.getByRole('dialog')
    await expect(merge).toContainText('Nacionalidade')
    await expectAccessible(other)
    await merge.getByRole('button', { name: /Salvar/ }).click()
    await expect(other.getByText('Morador salvo')).toBeVisible()
    await expect(other).toHaveURL(record)
    await other.goto(address)
    await expect(other.getByLabel(common.fields.nationality)).toHaveValue('Portugal')
    await expect(other.getByLabel('Observações')).toHaveValue('Avisar antes de subir')
    await other.close()
  })

  await test.step('its own export changes nothing', async () => {
    await sindico.goto('/apps/condominiums/residents/?q=jose')
    await sindico.getByRole('button', { name: screens.spreadsheets.export }).click()
    const downloading = sindico.waitForEvent('download')
    await sindico.getByRole('menuitem', { name: /XLSX|Excel/ }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^moradores-.*\.xlsx$/)
    const { dialog, errors } = await dryRun(sindico, await download.path())
    expect(errors).toEqual([])
    const figures = dialog.getByRole('region', { name: screens.import.figures.label })
    await expect(figures).toContainText(/Novas\s*0\s*Que mudam\s*0/)
    await expect(dialog.getByText(screens.import.nothing)).toBeVisible()
    await sindico.keyboard.press('Escape')
  })

  await test.step('a panic alert reaches the síndico by the stream', async () => {
    const condomino = await visitor({ width: 390 })
    await signIn(condomino, people.resident)
    await sindico.goto('/apps/dashboards/project')
    await expect(sindico.getByRole('heading', { name: /Ivo/ })).toBeVisible()
    await expect(
      sindico.getByRole('heading', { name: screens.landing.changes.title }),
    ).toBeVisible()
    await hidePage(sindico)
    await condomino
      .getByRole('button', { name: /pânico/i })
      .first()
      .click()
    const dialog = condomino.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Tem alguém na escada')
    await dialog.getByRole('button', { name: screens.panic.raise.confirm }).click()
    await expect(sindico.getByRole('alert').filter({ hasText: 'Camila' })).toBeVisible()
    await expect(sindico.getByText('1 alerta de pânico em aberto')).toBeVisible()

    // The alert is acknowledged, and then the button is pressed again: it rings again, and the
    // sender's states start anew.
    await sindico
      .getByRole('alert')
      .getByRole('button', { name: screens.panic.banner.acknowledge })
      .click()
    await expect(dialog.getByText(/^A caminho: Ivo/)).toBeVisible()
    await expect(sindico.getByRole('alert').filter({ hasText: 'Camila' })).toHaveCount(0)
    await dialog.getByRole('button', { name: screens.panic.raise.again }).click()
    await dialog.getByRole('textbox').fill('Ele voltou')
    await dialog.getByRole('button', { name: screens.panic.raise.confirm }).click()
    await expect(sindico.getByRole('alert').filter({ hasText: 'Ele voltou' })).toBeVisible()
    await expect(dialog.getByText(screens.panic.progress.notComing)).toBeVisible()
    await sindico
      .getByRole('alert')
      .getByRole('button', { name: screens.panic.banner.show })
      .click()
    const detail = sindico.getByRole('dialog')
    await expect(detail.getByRole('region', { name: 'Acionamentos: 2' })).toBeVisible()
    await expectAccessible(sindico)
    // The síndico acknowledges the alert in the banner, above the open window.
    await sindico
      .getByRole('alert')
      .getByRole('button', { name: screens.panic.banner.acknowledge })
      .click()
    await expect(dialog.getByText(/^A caminho: Ivo/)).toBeVisible()
  })
})
