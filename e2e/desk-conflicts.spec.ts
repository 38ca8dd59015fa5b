import { randomUUID } from 'node:crypto'
import { screens } from '../apps/web/src/testing/words.ts'
import { addCompany } from './companies.ts'
import { runSql } from './database.ts'
import { expect, expectAccessible, expectDone, signIn, test } from './visit.ts'

const sindico = 'sindico@conflitos.example'

/**
 * Adds exits by one author whose entries the server does not know. `last` is the guest's name in
 * the last exit.
 */
async function addConflicts(tenant: string, email: string, count: number, last: string) {
  const id = randomUUID()
  await runSql(
    `INSERT INTO desk_entries (tenant_id, id, author_id, sender_id, act, guest_name, happened_at,
       device_at, outcome, codes, typed)
     SELECT $1, CASE WHEN n = $3 THEN $5::uuid ELSE gen_random_uuid() END, u.id, u.id, 'leave',
       CASE WHEN n = $3 THEN $4 ELSE 'Saída ' || n END, now() - interval '1 day' + n * interval '1 min',
       now(), 'conflict', '{entry_unrecorded}', '{"name":"leave"}'
     FROM users u, generate_series(1, $3::int) AS n WHERE u.email = $2`,
    [tenant, email, count, last, id],
  )
  return id
}

test('with many entries to resolve, the desk keeps its box and each entry can be found', async ({
  visitor,
}) => {
  const tenant = await addCompany('Condomínio dos Conflitos', sindico)
  const linked = await addConflicts(tenant, sindico, 60, 'Zélia da Última Página')
  await addConflicts(tenant, 'condomino@bosque.example', 1, 'Raul de Outro Autor')
  const page = await visitor()
  await signIn(page, sindico, null)
  const dialog = page.getByRole('dialog')
  const resolve = page.getByRole('button', { name: /^Resolver: / })

  await test.step('three are shown at first, and the box below them', async () => {
    await page.goto('/apps/condominiums/gate/')
    await expect(page.getByRole('heading', { name: '61 registros a resolver' })).toBeVisible()
    await expect(resolve).toHaveCount(3)
    await expect(page.getByRole('combobox').first()).toBeInViewport()
    await expectDone(page)
    await expectAccessible(page)
    const more = page.getByRole('button', { name: 'Mostrar mais' })
    await more.click()
    await expect(resolve).toHaveCount(50)
    await more.click()
    await expect(resolve).toHaveCount(61)
    await expect(more).toHaveCount(0)
  })

  await test.step('of one author alone, until the last of theirs is resolved', async () => {
    await page.getByRole('button', { name: /: 1$/ }).click()
    await expect(resolve).toHaveCount(1)
    await page.getByRole('button', { name: 'Resolver: Raul de Outro Autor' }).click()
    await dialog.getByRole('radio', { name: /A saída já está certa/ }).click()
    await dialog.getByLabel('Observação').fill('Conferido no livro')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: '60 registros a resolver' })).toBeVisible()
    await expect(resolve.first()).toBeVisible()
  })

  await test.step('a message opens one of a later page', async () => {
    await page.goto(`/apps/condominiums/gate/?entry=${linked}`)
    await expect(dialog).toContainText('Zélia da Última Página')
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/entry=/)
    await page.goto(`/apps/condominiums/gate/?entry=${randomUUID()}`)
    await expect(page.getByText(screens.deskConflicts.gone)).toBeVisible()
  })
})
