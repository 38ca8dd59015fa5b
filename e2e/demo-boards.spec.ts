import { expect, expectAccessible, expectStands, signIn, test } from './visit.ts'

test('a board is worked with by mouse, and by keyboard alone with words for each step', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/scrumboard/boards')
  await page.getByRole('link', { name: 'Reforma do salão' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reforma do salão' })).toBeVisible()
  await expectAccessible(page)
  const list = (name: string) => page.getByRole('region', { name, exact: true })
  const cards = (name: string) => list(name).getByRole('heading', { level: 3 })

  await test.step('by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Mover cartão Escolher o piso' }).focus()
    await page.keyboard.press('Space')
    const said = page.locator('[id^=DndLiveRegion]')
    await expect(said).toHaveText('Escolher o piso na mão.')
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText('Escolher o piso: lista A fazer, lugar 2 de 4.')
    await page.keyboard.press('ArrowRight')
    await expect(said).toContainText('lista Em andamento')
    await page.keyboard.press('Space')
    await expect(said).toContainText('Escolher o piso está na lista Em andamento')
    await expect(cards('Em andamento').filter({ hasText: 'Escolher o piso' })).toHaveCount(1)
    await expect(cards('A fazer')).toHaveCount(3)
    // Escape leaves everything as it was.
    const before = await cards('A fazer').allTextContents()
    await page.getByRole('button', { name: 'Mover cartão Orçar as cortinas' }).focus()
    await page.keyboard.press('Space')
    await expect(said).toHaveText('Orçar as cortinas na mão.')
    await page.keyboard.press('ArrowDown')
    await expect(said).toContainText('Orçar as cortinas: lista A fazer')
    await page.keyboard.press('Escape')
    await expect(said).toHaveText('Orçar as cortinas voltou ao seu lugar.')
    expect(await cards('A fazer').allTextContents()).toEqual(before)
  })

  await test.step('by mouse', async () => {
    const card = cards('A fazer').filter({ hasText: 'Orçar as cortinas' })
    const target = cards('Pronto').first()
    await card.hover()
    await page.mouse.down()
    const box = await target.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30, { steps: 12 })
    await page.mouse.move((box?.x ?? 0) + 42, (box?.y ?? 0) + 20, { steps: 4 })
    await page.mouse.up()
    await expect(cards('Pronto').filter({ hasText: 'Orçar as cortinas' })).toHaveCount(1)
  })

  await test.step('lists', async () => {
    await page.getByRole('button', { name: 'Nova lista' }).click()
    await page.getByLabel('Nome da lista').fill('Para depois')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await list('Para depois').getByRole('button', { name: 'Novo cartão' }).click()
    await page.getByRole('button', { name: 'Incluir cartão' }).click()
    await expect(page.getByText('Escreva o nome.')).toBeVisible()
    await page.getByLabel('Nome do cartão').fill('Comprar vasos')
    await page.keyboard.press('Enter')
    await expect(cards('Para depois')).toHaveText(['Comprar vasos'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mover lista Para depois' }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('[id^=DndLiveRegion]')).toHaveText('Para depois na mão.')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[id^=DndLiveRegion]')).toHaveText('Lista Para depois: lugar 4 de 5.')
    await page.keyboard.press('Space')
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(names).toHaveText([
      'A fazer',
      'Em andamento',
      'Em conferência',
      'Para depois',
      'Pronto',
    ])
    await page.getByRole('button', { name: 'Ações da lista Para depois' }).click()
    await page.getByRole('menuitem', { name: 'Renomear lista' }).click()
    await page.getByRole('dialog').getByLabel('Nome da lista').fill('Um dia')
    await page.keyboard.press('Enter')
    await expect(list('Um dia')).toBeVisible()
  })

  await test.step('a card, whole', async () => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Comprar vasos', exact: true }).click()
    await dialog.getByLabel('Descrição').fill('Dois grandes')
    await dialog.getByRole('textbox', { name: 'Prazo' }).fill('20/12/2026')
    await dialog.getByRole('checkbox', { name: 'Aparência' }).check()
    await dialog.getByRole('checkbox', { name: 'Estela Drumond' }).check()
    await dialog.getByRole('switch', { name: 'Acompanhar este cartão' }).click()
    await dialog.getByRole('button', { name: 'Nova lista de passos' }).click()
    await dialog.getByLabel('Novo item').fill('Medir')
    await page.keyboard.press('Enter')
    await dialog.getByRole('checkbox', { name: 'Feito: Medir' }).check()
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'vaso.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>',
      ),
    })
    await dialog.getByRole('button', { name: 'Usar como capa' }).click()
    await dialog.getByLabel('Escreva um comentário').fill('Cor de terra')
    await dialog.getByRole('button', { name: 'Comentar' }).click()
    await expect(dialog.getByText('anexou vaso.svg')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()
    const card = list('Um dia').getByRole('article')
    await expect(card).toContainText('até 20/12/2026')
    await expect(card).toContainText('1/1')
    await expect(card.locator('img').first()).toBeVisible()
    await page.getByRole('button', { name: 'Comprar vasos', exact: true }).click()
    await expect(dialog.getByText('Cor de terra')).toBeVisible()
    await dialog.getByRole('button', { name: 'Excluir cartão' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir cartão' }).click()
    await expect(card).toHaveCount(0)
  })

  await test.step('the board itself', async () => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Ajustes do quadro' }).click()
    await dialog.getByLabel('Nome do quadro').fill('Salão')
    await dialog.getByRole('button', { name: 'Salvar ajustes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Salão' })).toBeVisible()
    await page.getByRole('button', { name: 'Ajustes do quadro' }).click()
    await dialog.getByRole('button', { name: 'Excluir quadro' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir quadro' }).click()
    await expect(page).toHaveURL('/apps/scrumboard/boards')
    await expect(page.getByRole('link', { name: 'Salão' })).toHaveCount(0)
    await page.goto('/apps/scrumboard/boards/none/nothing')
    await expect(page.getByRole('heading', { name: 'Este quadro não existe' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('events are added by keyboard alone, dragged, shown by week and day, and removed', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/calendar')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Novo evento' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Escreva o nome do evento.')).toBeVisible()
  await page.keyboard.type('Ensaio do coral')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('textbox', { name: 'Último dia' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  const chorus = page.getByRole('main').getByText('Ensaio do coral')
  await expect(chorus).toBeVisible()

  const pick = (view: string) => page.getByRole('radio', { name: view, exact: true }).check()
  for (const view of ['Semana', 'Dia', 'Lista', 'Mês']) {
    // oxlint-disable-next-line no-await-in-loop
    await pick(view)
    // oxlint-disable-next-line no-await-in-loop
    await expect(chorus.first()).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessible(page)
  }
  // To the day before or after, whichever is in the same week.
  const box = await chorus.boundingBox()
  const x = (box?.x ?? 0) + 20
  const y = (box?.y ?? 0) + 8
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (x > 800 ? -160 : 160), y, { steps: 10 })
  await page.mouse.up()
  await expect(page.getByText('Evento mudado')).toBeVisible()
  await chorus.click()
  await dialog.getByRole('button', { name: 'Excluir evento' }).click()
  await expect(page.getByText('Evento excluído')).toBeVisible()
  await expect(page.getByRole('main').getByText('Ensaio do coral')).toHaveCount(0)
})

test('folders open, and a file shows all that is known of it', async ({ visitor }) => {
  const page = await visitor({ width: 390, dark: true })
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/file-manager')
  await page.getByRole('link', { name: 'Obras' }).click()
  await page.getByRole('link', { name: 'Salão de festas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salão de festas' })).toBeVisible()
  await page.getByRole('button', { name: 'Cores e pisos.docx', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Cores e pisos.docx' })
  await expect(details).toContainText('1,2 MB')
  await expect(details).toContainText('Estela Drumond')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('orça')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Obras' })).toBeVisible()
  await page.goto('/apps/file-manager?folder=Nada')
  await expect(page.getByRole('heading', { level: 1, name: 'Esta pasta não existe' })).toBeVisible()
  await expectStands(page, '/apps/scrumboard/boards/3/ideias-de-moradores')
  await expectStands(page, '/apps/calendar')
})
