import type { Page } from '@playwright/test'
import { common, registers, screens } from '../apps/web/src/testing/words.ts'
import { browserSession } from './browser-session.ts'
import { runSql } from './database.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, password, signIn, test } from './visit.ts'

const email = 'sindico@bosque.example'
const form = '/apps/condominiums/resident/new'

const offer = (page: Page) => page.getByRole('region', { name: screens.saveBar.draft.label })
const nameOf = (page: Page) => page.getByLabel(/^Nome\W*$/).first()

/**
 * Ends the page's session before its next save reaches the server, as an administrator or a week without
 * use does. The save waits until the server has noticed, and the page may notice first.
 */
async function endSessionAtSave(page: Page): Promise<void> {
  const id = await browserSession(page)
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token') ?? '')
  const me = new URL('/api/v1/me', page.url())
  const isEnded = async () =>
    (await fetch(me, { headers: { authorization: `Bearer ${token}` } })).status === 401
  await page.route(
    '**/api/v1/residents',
    async (route) => {
      await runSql('UPDATE sessions SET ended_at = now() WHERE id = $1', [id])
      await expect.poll(isEnded).toBe(true)
      await route.continue()
    },
    { times: 1 },
  )
}

/** Returns everything that this browser has stored, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(table).objectStore(table).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
        for (const row of rows as Record<string, unknown>[]) {
          for (const value of Object.values(row)) {
            texts.push(
              value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value),
            )
          }
        }
      }
      database.close()
    }
    return texts.join('\n')
  })

test('typed text survives a reload, the end of the session and signing out', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, email, form)

  await test.step('a reload offers what was typed, without documents, and stored unreadable', async () => {
    await nameOf(page).fill('Rascunha da Silva')
    await page.getByLabel(common.fields.cpf).fill('529.982.247-25')
    await expect.poll(() => storedText(page)).toContain('residents new')
    const stored = await storedText(page)
    expect(stored).not.toContain('Rascunha')
    expect(stored).not.toMatch(/529\.?982/)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(offer(page)).toContainText(/alterações não salvas de hoje \d?\d:\d\d/)
    await offer(page).getByRole('button', { name: screens.saveBar.draft.continue }).click()
    await expect(nameOf(page)).toHaveValue('Rascunha da Silva')
    await expect(page.getByLabel(common.fields.cpf)).toHaveValue('')
    await expect(offer(page)).toBeHidden()
  })

  await test.step('the session ends under the form: signing in again brings all of it back', async () => {
    await page.getByLabel(common.fields.cpf).fill('529.982.247-25')
    await endSessionAtSave(page)
    await page.getByRole('button', { name: 'Salvar morador' }).click()
    await expect(page.getByText(screens.app.session.expired)).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel(screens.signIn.login.email).fill(email)
    await page.getByLabel(/^Senha/).fill(password)
    await page.getByRole('button', { name: screens.signIn.login.submit, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${form}$`))
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await expect(offer(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await offer(page).getByRole('button', { name: screens.saveBar.draft.continue }).click()
    await expect(nameOf(page)).toHaveValue('Rascunha da Silva')
    await expect(page.getByLabel(common.fields.cpf)).toHaveValue('529.982.247-25')
  })

  await test.step('signing out asks, and keeps it for this person alone', async () => {
    await page.getByRole('button', { name: screens.shell.user.menu }).click()
    await page.getByRole('menuitem', { name: screens.shell.user.signOut }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(
      page.getByRole('heading', { name: screens.signIn.logout.draftsTitle }),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: screens.signIn.logout.keepDrafts }).click()
    await signIn(page, 'funcionario@bosque.example', form)
    await expect(nameOf(page)).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, email, form)
    await expect(offer(page)).toBeVisible()
    await offer(page).getByRole('button', { name: screens.saveBar.draft.discard }).click()
    await expect.poll(() => storedText(page)).not.toContain('residents new')
  })
})

test('a page whose code a new version no longer has offers to load it anew, and the form what was typed', async ({
  visitor,
}) => {
  const page = await visitor({ expected: /dynamically imported module/ })
  await signIn(page, email, form)
  await nameOf(page).fill('Rascunha Antiga')
  await expect.poll(() => storedText(page)).toContain('residents new')
  const missing = '**/assets/**'
  await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: screens.app.navigation.help }).click()
  await page.getByRole('link', { name: screens.app.titles.documentation }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page.getByText(screens.app.errors.staleText)).toBeVisible()
  await page.unroute(missing)
  await page.goto(form)
  await offer(page).getByRole('button', { name: screens.saveBar.draft.continue }).click()
  await expect(nameOf(page)).toHaveValue('Rascunha Antiga')
})

test('a draft over an older version of a record asks which values to keep', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, email, null)
  // A tower that no other journey looks for.
  await page.goto('/apps/condominiums/tower/new')
  const name = nameOf(page)
  const before = `Rascunhos ${attempt()}`
  await name.fill(before)
  await page.getByRole('button', { name: 'Salvar torre' }).click()
  await page.getByRole('link', { name: screens.registerPages.record.edit }).click()
  await name.fill(`${before} Norte`)
  await expect.poll(() => storedText(page)).toContain('towers ')
  const other = await visitor()
  await signIn(other, email, page.url())
  await nameOf(other).fill(`${before} Sul`)
  await other.getByRole('button', { name: 'Salvar torre' }).click()
  await expect(other.getByRole('heading', { level: 1, name: `${before} Sul` })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(offer(page)).toContainText('O registro mudou depois disso')
  await offer(page).getByRole('button', { name: screens.saveBar.draft.continue }).click()
  await page.getByRole('button', { name: /^Salvar/ }).click()
  const choice = page.getByRole('dialog', { name: /Alguém alterou este registro/ })
  await expect(choice).toContainText(`${before} Norte`)
  await expect(choice).toContainText(`${before} Sul`)
  await choice.getByRole('button', { name: screens.registerPages.merge.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${before} Norte` })).toBeVisible()
  await expect.poll(() => storedText(page)).not.toContain('towers ')
  await page.getByRole('link', { name: screens.registerPages.record.edit }).click()
  await expect(name).toHaveValue(`${before} Norte`)
  await expect(offer(page)).toBeHidden()
})

test('the bar of a form reports its state, and the page reports a lost network', async ({
  visitor,
}) => {
  const page = await visitor({ width: 390 })
  await signIn(page, email, '/apps/condominiums/residents/')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.goto(form)
  await expect(nameOf(page)).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: /corrigir|salvas|Sem conexão|Salv/ })

  await test.step('fields to correct are counted, and the first is one press away', async () => {
    await page.getByRole('button', { name: 'Salvar morador' }).click()
    const jump = page.getByRole('button', { name: /campos? para corrigir/ })
    await expect(jump).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await jump.click()
    await expect(nameOf(page)).toBeFocused()
    await expect(nameOf(page)).toBeInViewport()
    await expectAccessible(page)
  })

  await test.step('without a network it says so at once, and continues when it is back', async () => {
    await nameOf(page).fill('Rascunha da Silva')
    await page.context().setOffline(true)
    await expect(page.getByText('Tudo se atualiza sozinho')).toBeVisible()
    await expectAccessible(page)
    await expect(bar.first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Tudo se atualiza sozinho')).toBeHidden()
  })
})

test('a list without a network shows its rows in memory with their time, and catches up later', async ({
  visitor,
}) => {
  const page = await visitor()
  await signIn(page, email, '/apps/condominiums/towers/')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/dados de \d\d:\d\d/)).toBeVisible()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('a list that is not in memory says so, instead of waiting', async () => {
    await page.getByRole('link', { name: registers.residents.many }).first().click()
    const problem = page.getByRole('main').getByText('Sem conexão com o servidor')
    await expect(problem).toBeVisible()
  })

  await test.step('and all comes by itself once the network is back', async () => {
    await page.context().setOffline(false)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.getByText(/dados de \d\d:\d\d/)).toBeHidden()
  })
})

test('a dialog and the person’s own profile offer the draft', async ({ visitor }) => {
  const page = await visitor()
  await signIn(page, 'condomino@acacias.example', '/pages/profile')
  const name = page
    .getByRole('form', { name: screens.ownAccount.account.title })
    .getByLabel(/^Nome/)
  await test.step('the own name', async () => {
    const before = await name.inputValue()
    await name.fill('Nome ainda não salvo')
    await expect.poll(() => storedText(page)).toContain(' account ')
    await page.reload()
    await expect(name).toHaveValue(before)
    await offer(page).getByRole('button', { name: screens.saveBar.draft.continue }).click()
    await expect(name).toHaveValue('Nome ainda não salvo')
    await page.reload()
    await offer(page).getByRole('button', { name: screens.saveBar.draft.discard }).click()
    await expect.poll(() => storedText(page)).not.toContain(' account ')
  })

  await test.step('an occupancy that was begun, of the unit alone where it was', async () => {
    const sindico = await visitor()
    await signIn(sindico, email, '/apps/condominiums/apartments/')
    const units = sindico.locator('main [data-opener]')
    const [unit = '', other = ''] = await Promise.all(
      [0, 1].map((at) => units.nth(at).getAttribute('href')),
    )
    const open = async (address: string | null) => {
      await sindico.goto(address ?? '')
      await sindico.getByRole('button', { name: screens.registerPages.rows.add }).click()
    }
    const dialog = sindico.getByRole('dialog')
    const day = dialog.getByLabel(/^(Início|Desde|Entrada)/).first()
    await open(unit)
    await day.fill('02/03/2020')
    await expect.poll(() => storedText(sindico)).toContain(' occupancies new')
    await open(other)
    await expect(day).toBeVisible()
    await expect(dialog.getByRole('region', { name: screens.saveBar.draft.label })).toHaveCount(0)
    await open(unit)
    await dialog.getByRole('button', { name: screens.saveBar.draft.continue }).click()
    await expect(day).toHaveValue('02/03/2020')
    await expectAccessible(sindico)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect.poll(() => storedText(sindico)).not.toContain(' occupancies new')
  })
})
