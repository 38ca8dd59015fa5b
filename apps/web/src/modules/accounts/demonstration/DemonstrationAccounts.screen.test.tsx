import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DemonstrationAccounts } from './DemonstrationAccounts.tsx'

test('one press signs in as one of the people', async () => {
  const chosen: { email: string; password: string }[] = []
  const choose = (account: { email: string; password: string }) => {
    chosen.push(account)
    return Promise.resolve()
  }
  const { page } = await renderScreen(<DemonstrationAccounts onChoose={choose} />, {
    role: null,
    at: '/login',
  })
  await userEvent.click(page.getByRole('button', { name: 'Edson, porteiro' }))
  expect(chosen).toEqual([{ email: 'funcionario@bosque.example', password: 'portaria-demo-2026' }])
})
