import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectStands,
  openMenuEntry,
  password,
  signIn,
  test,
} from './visit.ts'

const headed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

test('to-dos are added, marked, labelled, moved, removed softly and for good', async ({
  visitor,
}) => {
  const page = await visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!v1)/.test(request.url())) calls.push(request.url())
  })
  await signIn(page, 'admin@portaria.example')
  await openMenuEntry(page, 'Tarefas')
  await expect(headed(page, 'Todas as tarefas')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar tarefa' }).click()
  await expect(dialog.getByText('Escreva o nome da tarefa.')).toBeVisible()
  await dialog.getByLabel('Nome').fill('Regar o ipê')
  await dialog.getByRole('textbox', { name: 'Início' }).fill('20/12/2026')
  await dialog.getByRole('textbox', { name: 'Prazo', exact: true }).fill('19/12/2026')
  await dialog.getByRole('button', { name: 'Salvar tarefa' }).click()
  await expect(dialog.getByText('O prazo vem depois do início.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Prazo', exact: true }).fill('21/12/2026')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  // In front of all others.
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'até' }).first(),
  ).toContainText('Regar o ipê')

  await page.getByRole('button', { name: 'Prioridade: Regar o ipê' }).click()
  await page.getByRole('checkbox', { name: 'Selecionar Regar o ipê' }).check()
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Celular' }).click()
  await page.getByRole('button', { name: 'Mover para' }).click()
  await page.getByRole('menuitem', { name: 'Casa' }).click()

  for (const place of ['Prioridade', 'Celular', 'Casa']) {
    await page.getByRole('link', { name: place, exact: true }).click()
    await expect(headed(page, place)).toBeVisible()
    await expect(page.getByText('Regar o ipê')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Regar o ipê', exact: true }).click()
  await dialog.getByRole('button', { name: 'Excluir tarefa' }).click()
  await expect(page.getByText('Tarefa excluída')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Regar o ipê', exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Excluídas' }).click()
  await page.getByRole('checkbox', { name: 'Selecionar Regar o ipê' }).check()
  await page.getByRole('button', { name: 'Apagar de vez' }).click()
  const asked = page.getByRole('alertdialog')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Apagar de vez' }).click()
  await expect(page.getByText('Regar o ipê', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL('/apps/todo/filter/deleted')
  // All of it in the page: no call has left it.
  expect(calls).toEqual([])

  // What one person did is not there for the next.
  await openMenuEntry(page, 'Tarefas')
  await page.getByRole('button', { name: 'Concluir: Pagar a conta de gás' }).click()
  // Within the page: a reload would begin with the seeds by itself.
  await page.getByRole('button', { name: 'Abrir o menu da conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByLabel('E-mail').fill('sindico@acacias.example')
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await openMenuEntry(page, 'Tarefas')
  const pay = page.getByRole('button', { name: 'Concluir: Pagar a conta de gás' })
  await expect(pay).toHaveAttribute('aria-pressed', 'false')
})

test('a note is written, checked off, reminded of, labelled, archived and deleted', async ({
  visitor,
}) => {
  const page = await visitor({ dark: true })
  await signIn(page, 'admin@portaria.example')
  await openMenuEntry(page, 'Anotações')
  await expectAccessible(page)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Editar etiquetas' }).click()
  await dialog.getByRole('button', { name: 'Incluir etiqueta' }).click()
  await dialog.getByLabel('Etiqueta 7').fill('Trabalho')
  await dialog.getByRole('button', { name: 'Salvar etiquetas' }).click()
  await expect(dialog.getByText('Já existe uma etiqueta com esse nome.').first()).toBeVisible()
  await dialog.getByLabel('Etiqueta 7').fill('Obra')
  await dialog.getByRole('button', { name: 'Salvar etiquetas' }).click()
  await page.getByRole('link', { name: 'Obra', exact: true }).click()
  await expect(page.getByText('Nada aqui')).toBeVisible()

  await page.getByRole('button', { name: 'Nova anotação' }).click()
  await dialog.getByLabel('Título').fill('Pintura do hall')
  await dialog.getByLabel('Novo item').fill('Lixar')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Novo item').fill('Pintar')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Lembrete' }).fill('31/02/2027 10:00')
  await expect(dialog.getByText('Escreva dia e hora como 31/12/2026 18:00.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Lembrete' }).fill('20/12/2026 09:30')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'hall.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>',
      ),
    })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click()

  const card = page.getByRole('listitem').filter({ hasText: 'Pintura do hall' })
  await expect(card).toContainText('20/12/2026 09:30')
  await expect(card.locator('img')).toBeVisible()
  await card.getByRole('checkbox', { name: 'Lixar' }).click()
  await expect(card.getByRole('checkbox', { name: 'Lixar' })).toBeChecked()
  // What is typed is kept by itself, without a button.
  await card.getByRole('button', { name: 'Abrir: Pintura do hall' }).click()
  await dialog.getByLabel('Texto').fill('Cor de areia')
  await expect(page.locator('li', { hasText: 'Pintura do hall' })).toContainText('Cor de areia')
  await dialog.getByRole('button', { name: 'Arquivar' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'Arquivadas' }).click()
  await card.getByRole('button', { name: /^Abrir/ }).click()
  await dialog.getByRole('button', { name: 'Apagar anotação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar anotação' }).click()
  await expect(card).toHaveCount(0)
})

test('contacts are added, corrected, starred one by one and together, and removed', async ({
  visitor,
}) => {
  const page = await visitor({ width: 390 })
  await signIn(page, 'admin@portaria.example')
  await expectStands(page, '/apps/contacts/all')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Novo contato' }).click()
  await dialog.getByLabel('E-mail').fill('iara@')
  await dialog.getByRole('button', { name: 'Salvar contato' }).click()
  await expect(dialog.getByText('Escreva o nome.')).toBeVisible()
  await expect(dialog.getByText('Este e-mail não parece completo. Confira.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Iara')
  await dialog.getByLabel('Sobrenome').fill('Abreu')
  await dialog.getByLabel('E-mail').fill('iara.abreu@exemplo.example')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar contato' }).click()

  await page.getByRole('searchbox', { name: 'Busque um contato' }).fill('iara abreu')
  await expect(page.getByText('1 contato', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Estrela: Iara Abreu' }).click()
  await page.getByRole('button', { name: 'Seções' }).click()
  await dialog.getByRole('link', { name: /Com estrela/ }).click()
  await expect(headed(page, 'Com estrela')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const iara = page.getByRole('button', { name: 'Iara Abreu', exact: true })
  await expect(iara).toBeVisible()

  await page.getByRole('checkbox', { name: 'Selecionar tudo' }).check()
  await page.getByRole('button', { name: 'Tirar estrela' }).click()
  await expect(page.getByText('Ninguém aqui')).toBeVisible()
  await page.goBack()
  await iara.click()
  await dialog.getByRole('button', { name: 'Apagar contato' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar contato' }).click()
  await expect(iara).toHaveCount(0)
  await expectStands(page, '/apps/contacts/groups/99')
  await expect(page.getByText('Esta lista não existe')).toBeVisible()
})

test('the apps stand on a phone, and read from right to left in Arabic', async ({ visitor }) => {
  const phone = await visitor({ width: 390, dark: true })
  await signIn(phone, 'admin@portaria.example')
  for (const path of ['/apps/todo/all', '/apps/notes', '/apps/mail/inbox', '/apps/mail/inbox/1']) {
    // oxlint-disable-next-line no-await-in-loop
    await expectStands(phone, path)
  }
  await phone.goto('/apps/chat')
  await phone.getByRole('button', { name: /Alba Quirino/ }).click()
  await expect(phone.getByLabel('Mensagem para Alba Quirino')).toBeVisible()
  await expectAccessible(phone)

  const page = await visitor()
  await signIn(page, 'admin@portaria.example')
  // In this tab alone: the language and the direction of the person are those of other journeys too,
  // and a page that sees both saves neither.
  await page.route('**/api/v1/me', async (route) => {
    const answer = await route.fetch({ method: 'GET' })
    const { data } = (await answer.json()) as { data: { settings: object } }
    const settings = { ...data.settings, direction: 'rtl' }
    await route.fulfill({ response: answer, json: { data: { ...data, language: 'ar', settings } } })
  })
  await page.goto('/apps/contacts/all')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const [path, title] of [
    ['/apps/contacts/all', 'كل جهات الاتصال'],
    ['/apps/todo/label/api', 'API'],
    ['/apps/notes/labels/0', 'العائلة'],
    ['/apps/mail/sent', 'المرسل'],
    ['/apps/chat', 'المحادثات'],
    ['/apps/dashboards/analytics?tab=sample', 'لوحة نموذجية'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expectStands(page, path)
    // oxlint-disable-next-line no-await-in-loop
    await expect(headed(page, title)).toBeVisible()
  }
})
