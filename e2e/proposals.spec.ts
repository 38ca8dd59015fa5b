import { choiceWord, problems, registers, screens } from '../apps/web/src/testing/words.ts'
import { callerOf } from './api-calls.ts'
import { attempt } from './own-values.ts'
import { expect, expectAccessible, signIn, test } from './visit.ts'

test('people proposed by residents are refused together and accepted one by one, by keyboard', async ({
  visitor,
  request,
}) => {
  const own = attempt()
  const resident = await callerOf(request, 'condomino@bosque.example')
  const [unit] = await resident.call<{ id: string }[]>('GET', '/apartments?per_page=1')
  for (const nth of ['Um', 'Dois', 'Três'])
    await resident.call('POST', '/residents', {
      name: `${nth} ${own}`,
      birth_date: '1990-01-01',
      occupancy: { apartment_id: unit?.id, relation: 'dependent', starts_on: '2026-01-10' },
    })
  const page = await visitor()
  await signIn(page, 'sindico@bosque.example')
  const dialog = page.getByRole('dialog')
  const rows = page.getByRole('row')

  await test.step('the first screen leads to the person who waits', async () => {
    const line = page
      .getByRole('listitem')
      .filter({ hasText: /^\d+ cadastros? propostos? esperam? a sua decisão/ })
    await expect(line).toBeVisible()
    await line.getByRole('link').press('Enter')
    await expect(page).toHaveURL(/filter\[approval\]=pending|approval/)
    await expect(page.getByRole('heading', { level: 1, name: /^Moradores/ })).toBeVisible()
    await expect(rows.nth(1)).toBeVisible()
  })
  await page.getByRole('searchbox').fill(own)
  await expect(rows).toHaveCount(4)

  await test.step('several are refused at once, with one reason', async () => {
    for (const nth of [1, 2]) await rows.nth(nth).getByRole('checkbox').press('Space')
    await expect(
      page.getByRole('button', { name: registers.residents.transitions.accept.button }),
    ).toBeVisible()
    await page
      .getByRole('button', { name: registers.residents.transitions.refuse.button })
      .press('Enter')
    const reason = dialog.getByLabel(/^Motivo da recusa/)
    await expect(reason).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(problems.fields.required)).toBeVisible()
    await expectAccessible(page)
    await reason.fill('Não mora aqui')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 registros alterados')).toBeVisible()
    await expect(rows).toHaveCount(2)
  })

  await test.step('one is accepted on their own page, and says so', async () => {
    await rows.nth(1).getByRole('link').first().press('Enter')
    const accept = page.getByRole('button', { name: registers.residents.transitions.accept.button })
    await accept.press('Enter')
    await expect(page.getByText(registers.residents.transitions.accept.done)).toBeVisible()
    await expect(accept).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: registers.residents.transitions.refuse.button }),
    ).toHaveCount(0)
    await expect(
      page.getByText(choiceWord('residents', 'approval', 'accepted'), { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: screens.registerPages.moreActions }).press('Enter')
    await page.getByRole('button', { name: screens.registerPages.form.history }).press('Enter')
    await expect(page.getByRole('dialog').getByText('Aceitar')).toBeVisible()
    await expectAccessible(page)
  })
})
