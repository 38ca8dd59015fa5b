import { problems, registers, screens } from '../apps/web/src/testing/words.ts'
import { call } from './api-calls.ts'
import { attempt, ownPlate } from './own-values.ts'
import { expect, expectAccessible, openMenuEntry, password, signIn, test } from './visit.ts'

test('signing in: refusals are shown, the form stays usable, and every tab signs out together', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('/apps/condominiums/residents/')
  await expect(page).toHaveURL(/\/login/)
  const submit = page.getByRole('button', { name: screens.signIn.login.submit, exact: true })
  await expect(submit).toBeDisabled()
  await page.getByLabel(screens.signIn.login.email).fill('sindico@bosque.example')
  await page.getByLabel(/^Senha/).fill('errada')
  await submit.click()
  await expect(
    page.getByText('Senha ou email invalidos, por favor verifique se foi digitado corretamente!'),
  ).toBeVisible()
  await page.getByLabel(/^Senha/).fill(password)
  await submit.click()
  await expect(page).toHaveURL(/\/apps\/condominiums\/residents/)

  const other = await page.context().newPage()
  await other.goto('/apps/condominiums/towers/')
  await expect(other.getByRole('link', { name: 'Araucária' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

test('each role has its menu, its lists and its refusals', async ({ visitor }) => {
  const condomino = await visitor()
  // A person of Acácias: in the other condominium another journey imports people meanwhile.
  await signIn(condomino, 'condomino@acacias.example', '/apps/condominiums/residents/')
  await expect(condomino).toHaveURL(/\/apps\/(dashboards\/project|condominiums\/residents)/)
  const answer = await condomino.evaluate(async () => {
    const token = localStorage.getItem('jwt_access_token') ?? ''
    const response = await fetch('/api/v1/residents', {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { meta: { total: number } }).meta.total
  })
  expect(answer).toBe(3)

  const admin = await visitor()
  await signIn(admin, 'admin@portaria.example', '/apps/condominiums/towers/')
  await expect(admin.getByText(problems.titles.tenant_required.title).first()).toBeVisible()
  await admin.goto('/ui/components')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a tower and its apartments are made by keyboard alone', async ({ visitor }) => {
  const tower = `Torre ${attempt()}`
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', '/apps/condominiums/tower/new')
  await page.getByLabel('Nome').focus()
  await page.keyboard.type(tower)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Torre salva')).toBeVisible()
  await page.goto('/apps/condominiums/towers/')
  await page.getByRole('link', { name: tower }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Gerar apartamentos' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Andares/).fill('2')
  await dialog.getByLabel(/Unidades por andar/).fill('3')
  await expect(dialog).toContainText('203')
  await dialog.getByRole('button', { name: /Gerar|Criar/ }).press('Enter')
  // The preview shows the same numbers before the apartments exist, so the test waits until the
  // dialog has closed.
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/6 apartamentos/).first()).toBeVisible()
  await page.goto(`/apps/condominiums/apartments/?q=${tower.toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6')

  await test.step('a segment of one’s own choice renames them, and leaving it goes back', async () => {
    await page.getByRole('button', { name: screens.shell.user.menu }).press('Enter')
    await page.getByRole('menuitem', { name: 'Segmento' }).press('Enter')
    const chooser = page.getByRole('dialog')
    await chooser.getByRole('radio', { name: /Construção/ }).press('Space')
    await expectAccessible(page)
    await chooser.getByRole('button', { name: screens.segments.use }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lotes')
    const other = await page.context().newPage()
    await other.goto('/apps/condominiums/tower/new')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Nova obra')
    await page.getByRole('link', { name: 'Obras' }).press('Enter')
    await expect(page).toHaveURL(/title=OBRA/)
    await page.goto('/apps/condominiums/segments/?q=constru')
    await page.getByRole('link', { name: 'Construção' }).press('Enter')
    await page.getByRole('button', { name: screens.segments.leave }).press('Enter')
    await openMenuEntry(page, registers.towers.many)
    await expect(page).toHaveURL(/\/towers\//)
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Nova torre')
    await other.close()
  })
})

test('a list scrolled sideways keeps its names visible', async ({ visitor }) => {
  const page = await visitor({ width: 1000 })
  await signIn(page, 'sindico@acacias.example', '/apps/condominiums/residents/')
  const left = async (text: string) => (await page.getByText(text).first().boundingBox())?.x ?? 0
  const name = (await page.locator('tbody a').first().textContent()) ?? ''
  const [stays, goes] = [await left(name), await left('CPF')]
  await page.locator('.ui-table-scroll').evaluate((list) => list.scrollBy({ left: 120 }))
  await expect.poll(() => left('CPF')).toBeLessThan(goes - 50)
  await expect.poll(() => left(name)).toBe(stays)
})

test('two brands are merged, and references to one move to the other', async ({ visitor }) => {
  const own = attempt()
  const [kept, merged, plate] = [`Zênite ${own}`, `Zenith ${own}`, ownPlate()]
  const page = await visitor()
  await signIn(page, 'sindico@acacias.example', null)
  const made = async (register: string, body: object) =>
    ((await call(page, `/${register}`, body)) as { id: string }).id
  await made('brands', { name: kept, kind: 'vehicle' })
  const brand_id = await made('brands', { name: merged, kind: 'vehicle' })
  await made('vehicles', { plate, brand_id, model: 'Prata', kind: 'car' })
  await page.goto(`/apps/admin/brands/?q=${own}`)
  for (const name of [kept, merged]) {
    await page.getByRole('row', { name }).getByRole('checkbox').press('Space')
  }
  // The uses are counted after a delay, and a choice made meanwhile is kept.
  const counted = Promise.withResolvers<void>()
  await page.route(/\/vehicles\?.*brand_id/, async (route) => {
    await counted.promise
    await route.continue()
  })
  await page.getByRole('button', { name: screens.catalogues.merge.action }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: kept }).press('Space')
  counted.resolve()
  await expect(dialog).toContainText(`Passam para ${kept}: 1 veículo. Depois, 1 marca é removida.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: screens.catalogues.merge.action }).press('Enter')
  await expect(page.getByText(`1 registro mesclado em ${kept}`)).toBeVisible()
  await expect(page.getByRole('link', { name: merged })).toHaveCount(0)
  await page.goto(`/apps/condominiums/vehicles/?q=${plate}`)
  await expect(page.getByRole('row', { name: plate })).toContainText(kept)
})
