import type { Page } from '@playwright/test'
import { answerAccount } from './look.ts'
import {
  expect,
  expectAccessible,
  expectStands,
  openMenuEntry,
  password,
  signIn,
  test,
} from './visit.ts'

// Component tests cover each app within its page; this file covers what needs the whole app.

const headed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

test('the demo apps call no server, and changes of one person are gone for the next', async ({
  visitor,
}) => {
  const page = await visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!v1)/.test(request.url())) calls.push(request.url())
  })
  await signIn(page, 'admin@portaria.example')
  await openMenuEntry(page, 'Tarefas')
  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  await page.getByRole('dialog').getByLabel('Nome').fill('Regar o ipê')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Concluir: Pagar a conta de gás' }).click()
  await openMenuEntry(page, 'E-mail')
  await expect(headed(page, 'Entrada')).toBeVisible()
  await openMenuEntry(page, 'Conversas')
  await page.getByRole('button', { name: /Inês Carcará/ }).click()
  await page.getByLabel('Mensagem para Inês Carcará').fill('Eu levo.')
  await page.keyboard.press('Enter')
  // The same chat, in the panel of another app.
  await openMenuEntry(page, 'Tarefas')
  await expect(page.getByText('Regar o ipê')).toBeVisible()
  await page.getByRole('button', { name: 'Conversas' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: /Inês Carcará/ }).click()
  await expect(panel.getByText('Eu levo.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(calls).toEqual([])

  // The page is not reloaded here, since a reload would restore the seeds anyway.
  await page.getByRole('button', { name: 'Abrir o menu da conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.getByLabel('E-mail').fill('sindico@acacias.example')
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await openMenuEntry(page, 'Tarefas')
  const pay = page.getByRole('button', { name: 'Concluir: Pagar a conta de gás' })
  await expect(pay).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Regar o ipê')).toHaveCount(0)
})

test('cards and events are dragged by mouse', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'admin@portaria.example', '/apps/scrumboard/boards/1/reforma-do-salao')
  const cards = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 })
  const card = cards('A fazer').filter({ hasText: 'Orçar as cortinas' })
  const target = cards('Pronto').first()
  await card.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30, { steps: 12 })
  await page.mouse.move((box?.x ?? 0) + 42, (box?.y ?? 0) + 20, { steps: 4 })
  await page.mouse.up()
  await expect(cards('Pronto').filter({ hasText: 'Orçar as cortinas' })).toHaveCount(1)

  await page.goto('/apps/calendar')
  await page.getByRole('button', { name: 'Novo evento' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Ensaio do coral')
  await dialog.getByLabel('Nome').press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  const chorus = page.getByRole('main').getByText('Ensaio do coral')
  await expect(chorus).toBeVisible()
  // Moves the event to the day before or after, whichever is in the same week.
  const event = await chorus.boundingBox()
  const [x, y] = [(event?.x ?? 0) + 20, (event?.y ?? 0) + 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (x > 800 ? -160 : 160), y, { steps: 10 })
  await page.mouse.up()
  await expect(page.getByText('Evento mudado')).toBeVisible()
})

test('the browser’s Back leads to the previous list and folder, unchanged', async ({ visitor }) => {
  const page = await visitor({ width: 390 })
  await signIn(page, 'admin@portaria.example', '/apps/contacts/all')
  await page.getByRole('searchbox', { name: 'Busque um contato' }).fill('ines carcara')
  const found = page.getByText('1 contato', { exact: true })
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: 'Seções' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Com estrela/ })
    .click()
  await expect(headed(page, 'Com estrela')).toBeVisible()
  await page.goBack()
  await expect(headed(page, 'Todos os contatos')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inês Carcará', exact: true })).toBeVisible()

  await page.goto('/apps/file-manager')
  await page.getByRole('link', { name: 'Obras' }).click()
  await page.getByRole('link', { name: /^Salão de festas/ }).click()
  await expect(headed(page, 'Salão de festas')).toBeVisible()
  await page.goBack()
  await expect(headed(page, 'Obras')).toBeVisible()
})

test('only an order’s invoice is printed, on one page', async ({ visitor }) => {
  const page = await visitor({ dark: true })
  await signIn(page, 'admin@portaria.example', '/apps/e-commerce/orders')
  await page.getByRole('searchbox').fill('20260')
  await page.getByRole('link', { name: 'Pedido EX20260' }).click()
  await page.getByRole('tab', { name: 'Nota' }).click()
  await expect(page.getByText('Documento de exemplo, sem valor fiscal.').first()).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir nota' })).toBeHidden()
})

test('the product’s dashboard loads no code of the samples behind it', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', ')
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /ProjectDashboard/.test(name)),
    )
  expect(await fetched()).toBe(false)
  await page.getByRole('tab', { name: 'Hoje' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(headed(page, 'Reforma do salão')).toBeVisible()
  expect(await fetched()).toBe(true)
  await page.reload()
  await expect(headed(page, 'Reforma do salão')).toBeVisible()
})

test('the apps work on a phone in the dark scheme', async ({ visitor }) => {
  const phone = await visitor({ width: 390, dark: true })
  await signIn(phone, 'admin@portaria.example', null)
  for (const path of [
    '/apps/todo/all',
    '/apps/notes',
    '/apps/mail/inbox',
    '/apps/mail/inbox/1',
    '/apps/contacts/all',
    '/apps/academy/courses',
    '/apps/e-commerce/products',
    '/apps/e-commerce/orders',
    '/apps/scrumboard/boards',
    '/apps/scrumboard/boards/3/ideias-de-moradores',
    '/apps/calendar',
    '/apps/file-manager',
    '/apps/dashboards/project?tab=sample',
    '/apps/dashboards/analytics?tab=sample',
  ])
    await test.step(path, () => expectStands(phone, path))
  await phone.goto('/apps/chat')
  await phone.getByRole('button', { name: /Alba Quirino/ }).click()
  await expect(phone.getByLabel('Mensagem para Alba Quirino')).toBeVisible()
  await expectAccessible(phone)
})

test('the apps read from right to left in Arabic', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'admin@portaria.example', null)
  await answerAccount(page, { language: 'ar', settings: { direction: 'rtl' } })
  await page.goto('/apps/contacts/all')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const [path, title] of [
    ['/apps/contacts/all', 'كل جهات الاتصال'],
    ['/apps/todo/label/api', 'API'],
    ['/apps/notes/labels/0', 'العائلة'],
    ['/apps/mail/sent', 'المرسل'],
    ['/apps/chat', 'المحادثات'],
    ['/apps/dashboards/analytics?tab=sample', 'لوحة نموذجية'],
  ] as const)
    await test.step(path, async () => {
      await expectStands(page, path)
      await expect(headed(page, title)).toBeVisible()
    })
})
