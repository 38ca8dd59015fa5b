import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { choiceWord, screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const of = '/apps/condominiums'

test('points get their labels, a patrol plans its rounds, and an unplanned one is stopped', async ({
  visitor,
}) => {
  const own = attempt()
  const names = ['Portão da jornada', 'Horta da jornada'].map((name) => `${name} ${own}`)
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, 'sindico@bosque.example', null)

  await test.step('two points are made, one with a question', async () => {
    for (const name of names) {
      await page.goto(`${of}/patrol/point/new`)
      await page.getByRole('textbox', { name: 'Nome' }).fill(name)
      await page.getByRole('textbox', { name: 'Local' }).fill('Perto da guarita')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    }
  })

  await test.step('their labels are printed from the list on one sheet', async () => {
    await page.goto(`${of}/patrol/points/?q=jornada ${own}`)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Imprimir 2 etiquetas' }).click()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Salvar em PDF' }).click(),
    ])
    const bytes = await readFile(await file.path())
    const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true })
    expect(totalPages).toBe(1)
    for (const part of [...names, 'Perto da guarita', 'Código nº 1']) expect(text).toContain(part)
    await expectDone(page)
  })

  await test.step('a patrol past them plans its rounds by itself', async () => {
    await page.goto(`${of}/patrol/new`)
    await page.getByRole('textbox', { name: 'Nome' }).fill(`Volta da jornada ${own}`)
    for (const [nth, name] of names.entries()) {
      if (nth > 0 || (await page.getByRole('combobox', { name: /^Ponto/ }).count()) === 0)
        await page
          .getByRole('group', { name: 'Pontos' })
          .getByRole('button', { name: screens.registerPages.rows.add })
          .click()
      await page
        .getByRole('combobox', { name: /^Ponto/ })
        .nth(nth)
        .fill(name)
      await page.getByRole('option', { name }).click()
    }
    await page
      .getByRole('group', { name: 'Horários' })
      .getByRole('button', { name: screens.registerPages.rows.add })
      .click()
    await page
      .getByLabel(/^Início/)
      .first()
      .fill('23:59')
    await page.getByRole('textbox', { name: /^Duração máxima/ }).fill('45')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Volta da jornada')
    await expect(page.getByText('23:59').nth(2)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an unplanned round is opened, and stopped with a reason', async () => {
    await page.getByRole('button', { name: screens.rounds.unplanned }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hoje')
    await expect(page.getByText(choiceWord('rounds', 'state', 'planned')).first()).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).click()
    await page.getByText('Interromper', { exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Chuva forte')
    await page.getByRole('dialog').getByRole('button', { name: 'Interromper' }).click()
    await expect(page.getByText(choiceWord('rounds', 'state', 'aborted')).first()).toBeVisible()
    await expect(page.getByText('Chuva forte')).toBeVisible()
    await expectAccessible(page)
  })
})
