import { brands } from '@portaria/contract/modules/belongings/brands/brands'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, listOf, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems, screens } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

const role = 'sindico'
const brand = (name: string) => recordOf(brands, { name, kind: 'vehicle', shared: false })
const [fiat, fiate] = [brand('Fiat'), brand('Fiate')]
const REMOVE = `DELETE /brands/${fiate.id}`
const removed = new Response(null, { status: 204 })
const inUse = refused('in_use', {}, { uses: [{ register: 'vehicles', count: 2 }] })

async function open(answers: Answers) {
  const onRemoved = vi.fn<() => void>()
  const screen = await renderScreen(
    <RegisterProvider register={brands} role={role}>
      <RemoveDialog record={fiate} onClose={() => undefined} onRemoved={onRemoved} />
    </RegisterProvider>,
    {
      role,
      at: '/apps/condominiums/brands/',
      answers: { 'GET /brands': listOf([fiat]), ...answers },
    },
  )
  await screen.page.getByRole('button', { name: 'Remover marca' }).click()
  return { ...screen, onRemoved }
}

/** Chooses the row that receives the references to the removed one. */
async function reassign(page: Awaited<ReturnType<typeof open>>['page']) {
  await expect.element(page.getByText('2 veículos')).toBeVisible()
  await userEvent.type(page.getByRole('combobox'), 'Fiat')
  await page.getByRole('option', { name: 'Fiat' }).click()
  await page.getByRole('button', { name: screens.registerPages.remove.reassignAndRemove }).click()
}

test('a record without references is removed after confirmation', async () => {
  const { server, onRemoved } = await open({ [REMOVE]: removed })
  await expect.poll(() => onRemoved.mock.calls).toHaveLength(1)
  expect(server.sent(REMOVE)).toHaveLength(1)
})

test('a record in use lists its references, and moves them to another', async () => {
  const { page, server, onRemoved } = await open({
    [REMOVE]: ({ query }) => (query.has('reassign_to') ? removed : inUse),
  })
  await reassign(page)
  await expect.poll(() => onRemoved.mock.calls).toHaveLength(1)
  expect(server.sent(REMOVE).at(-1)?.query.get('reassign_to')).toBe(fiat.id)
})

test('a refusal of the other record is shown at its field', async () => {
  const { page, onRemoved } = await open({
    [REMOVE]: ({ query }) =>
      query.has('reassign_to') ? refused('validation', { reassign_to: 'not_found' }) : inUse,
  })
  await reassign(page)
  await expect
    .element(page.getByRole('combobox'))
    .toHaveAccessibleDescription(/não foi encontrado|não existe/i)
  expect(onRemoved).not.toHaveBeenCalled()
})

test('the reason why a record cannot be removed stays visible', async () => {
  const { page, onRemoved } = await open({ [REMOVE]: refused('state_conflict') })
  await expect
    .element(page.getByText(problems.titles.state_conflict.title, { exact: false }))
    .toBeVisible()
  expect(onRemoved).not.toHaveBeenCalled()
})
