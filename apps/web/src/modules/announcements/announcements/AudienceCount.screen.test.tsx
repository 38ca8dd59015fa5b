import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { expect, test } from 'vitest'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { choiceWord, registers } from '../../../testing/words.ts'

test('the form shows how many people it would reach, and nothing without an audience', async () => {
  const path = 'POST /announcements/audience'
  const { page, server } = await renderScreen(
    <RegisterFormPage register={announcements} id={undefined} initial={undefined} />,
    {
      role: 'sindico',
      at: '/apps/condominiums/announcement/new',
      answers: {
        [path]: ({ body }) =>
          Response.json({
            data: (body as { roles?: string[] }).roles
              ? { people: 3, units: 0, without_login: 0 }
              : { people: 84, units: 40, without_login: 6 },
          }),
      },
    },
  )
  // Parts of the form load later, and when it grows an open list closes: it is opened again.
  const list = page.getByRole('combobox', { name: registers.announcements.fields.audience })
  const choose = async (option: string) => {
    await expect
      .poll(async () => {
        if (list.element().getAttribute('aria-expanded') !== 'true') await list.click()
        await page.getByRole('option', { name: option }).click({ timeout: 2_000 })
        return list.element().textContent
      })
      .toContain(option)
  }
  expect(server.sent(path)).toEqual([])
  await choose(choiceWord('announcements', 'audience', 'all'))
  await expect
    .element(
      page.getByText(
        'Vai para 84 pessoas de 40 unidades. 6 não têm acesso ao app: avise em papel.',
      ),
    )
    .toBeVisible()
  await choose(choiceWord('announcements', 'audience', 'roles'))
  await expect.element(page.getByText(/^Vai para 84/)).not.toBeInTheDocument()
  await page
    .getByRole('checkbox', { name: choiceWord('announcements', 'roles', 'funcionario') })
    .click()
  await expect.element(page.getByText('Vai para 3 pessoas.')).toBeVisible()
  expect(server.sent(path).at(-1)?.body).toEqual({ audience: 'roles', roles: ['funcionario'] })
})
