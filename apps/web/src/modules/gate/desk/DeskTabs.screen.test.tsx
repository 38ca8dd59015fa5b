import { buildingsAnswer, hoursAnswer } from '@portaria/contract/modules/units/buildings'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { DeskTabs } from './DeskTabs.tsx'

const none = Array.from({ length: 24 }, () => 0)

test('the second tab of the desk shows all units as they are now, and reads them only then', async () => {
  const unit = { id: testId(), number: '101', floor: 1, occupied: true }
  const { page, server } = await renderScreen(
    <DeskTabs>
      <p>listas</p>
    </DeskTabs>,
    {
      role: 'funcionario',
      at: '/apps/condominiums/gate/',
      answers: {
        'GET /buildings': answer(buildingsAnswer, {
          data: { towers: [{ id: testId(), name: 'Ipê', units: [unit] }], lit: { inside: [] } },
        }),
        'GET /buildings/hours': answer(hoursAnswer, {
          data: { entered: none, expected: none, parcels: none, events: none },
        }),
      },
    },
  )
  await expect.element(page.getByText('listas')).toBeVisible()
  expect(server.calls.some(({ name }) => name.startsWith('GET /buildings'))).toBe(false)
  const tabs = page.getByRole('tab')
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    screens.gate.tabs.lists,
    screens.live.place.condominium,
  ])
  await userEvent.click(tabs.nth(1))
  await expect.element(page.getByRole('gridcell', { name: /^101: Nada agora/ })).toBeVisible()
  await expect.element(page.getByText('listas')).not.toBeInTheDocument()
})
