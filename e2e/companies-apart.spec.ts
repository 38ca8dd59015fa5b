import { screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { addCompany } from './companies.ts'
import { attempt } from './own-values.ts'
import { expect, signIn, test } from './visit.ts'

const list = '/apps/condominiums/residents/'

test('two companies side by side see nothing of each other', async ({ visitor, request }) => {
  const own = attempt()
  const companies = await Promise.all(
    (['Norte', 'Sul'] as const).map(async (side) => {
      const sindico = `${side.toLowerCase()}.${own}@lado.example`
      await addCompany(`Condomínio ${side} ${own}`, sindico)
      const caller = await callerOf(request, sindico)
      const name = `Vizinha ${own} do ${side}`
      const { id } = await caller.call<{ id: string }>('POST', '/residents', { name })
      const page = await visitor()
      await signIn(page, sindico, list)
      return { side, sindico, caller, name, id, page }
    }),
  )
  const [north, south] = companies
  if (!north || !south) throw new Error('there are two companies')

  await test.step('each lists, searches and opens its own people alone', async () => {
    for (const [here, there] of [
      [north, south],
      [south, north],
    ] as const) {
      await expect(here.page.getByRole('link', { name: here.name })).toBeVisible()
      await expect(here.page.getByRole('link', { name: there.name })).toHaveCount(0)
      await here.page.keyboard.press('Control+k')
      await here.page.getByRole('combobox', { name: 'Buscar', exact: true }).fill(`vizinha ${own}`)
      const found = here.page.getByRole('group', { name: 'Moradores' }).getByRole('option')
      await expect(found).toHaveCount(1)
      await expect(found).toContainText(here.name)
      await here.page.keyboard.press('Escape')
      await here.page.goto(`/apps/condominiums/resident/${there.id}`)
      await expect(here.page.getByText('Morador não encontrado')).toBeVisible()
      await expect(here.page.getByText(there.name)).toHaveCount(0)
      await here.page.goto(list)
    }
  })

  await test.step('what one adds comes to its own other window, and not to the other company', async () => {
    const added = `Recém-chegada ${own}`
    const second = await visitor()
    // Changes made before the stream begins are not reported.
    const streams = second.waitForResponse((answer) => answer.url().endsWith('/api/v1/stream'))
    await signIn(second, north.sindico, list)
    await streams
    await expect(second.getByRole('link', { name: north.name })).toBeVisible()
    await expect(south.page.getByRole('link', { name: south.name })).toBeVisible()
    await north.caller.call('POST', '/residents', { name: added })
    await expect(second.getByRole('link', { name: added })).toBeVisible()
    await expect(south.page.getByRole('link', { name: added })).toHaveCount(0)
    await south.page.reload()
    await expect(south.page.getByRole('link', { name: south.name })).toBeVisible()
    await expect(south.page.getByRole('link', { name: added })).toHaveCount(0)
  })

  await test.step('an administrator is in one of them at a time', async () => {
    const page = await visitor()
    await signIn(page, 'admin@portaria.example')
    for (const { side, name } of companies) {
      await page.getByLabel(screens.landing.companies.search).fill(`${side} ${own}`)
      await page.getByRole('button', { name: `Entrar em Condomínio ${side} ${own}` }).click()
      await page.goto(list)
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.getByRole('link', { name: `Vizinha ${own}` })).toHaveCount(1)
      await page.evaluate(() => {
        localStorage.removeItem('tenant_id')
        localStorage.removeItem('tenant_name')
      })
      await page.goto('/apps/dashboards/project')
    }
  })
})
