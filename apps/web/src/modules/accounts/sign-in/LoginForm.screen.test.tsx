import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { LoginForm } from './LoginForm.tsx'

const REFUSAL = 'O e-mail ou a senha não confere.'

function Refusing() {
  const [refusal, setRefusal] = useState<string>()
  return (
    <LoginForm
      refusal={refusal}
      onSubmit={() => {
        setRefusal(REFUSAL)
        return Promise.resolve()
      }}
    />
  )
}

test('a refused sign-in is shown at the password until the person types again', async () => {
  const { page } = await renderScreen(<Refusing />, { role: null, at: '/login' })
  const password = page.getByLabelText(/^Senha/)
  await userEvent.fill(
    page.getByRole('textbox', { name: screens.signIn.login.email }),
    'marta@example.com',
  )
  await userEvent.fill(password, 'errada-2026')
  await expect.element(page.getByText(REFUSAL)).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(REFUSAL)
  await expect.element(password).toHaveFocus()
  await userEvent.type(password, 'x')
  await expect.element(page.getByText(REFUSAL)).not.toBeInTheDocument()
})
