import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { common, screens } from '../../../testing/words.ts'
import { EntryDialog } from './EntryDialog.tsx'
import type { Entry } from './use-entry.ts'

const role = 'funcionario'
const nothing = () => undefined
const entry: Entry = {
  busy: false,
  ticket: {
    by: { visit_id: testId() },
    name: 'Rui Convidado',
    unit: { id: testId(), title: 'Ipê · 101' },
    destination: { id: testId(), title: 'Jacarandá · 606' },
  },
  demand: {
    document: false,
    photo: false,
    answer: false,
    warnings: ['pass_wrong_destination'],
    forgotten: null,
  },
  errors: {},
  begin: nothing,
  ask: nothing,
  decide: nothing,
  send: () => Promise.resolve(),
  closeForgotten: () => Promise.resolve(),
  cancel: nothing,
}

test('an entry to a different unit than the invitation’s names both', async () => {
  const { page } = await renderScreen(
    <RegisterProvider register={visits} role={role}>
      <EntryDialog entry={entry} />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/gate/' },
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().textContent).toContain(
    'O convite é para Ipê · 101; quem chegou disse Jacarandá · 606.',
  )
  await expect.element(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveFocus()
})

test('another document is typed below its choice, and its kind is found by any of its words', async () => {
  const asked = { document: true, photo: false, answer: false, warnings: [], forgotten: null }
  const { page } = await renderScreen(
    <RegisterProvider register={visits} role={role}>
      <EntryDialog entry={{ ...entry, demand: asked }} />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/gate/' },
  )
  // A full-height window leaves room for the banner of an alert.
  await viewport.viewport(1024, 400)
  expect(page.getByRole('dialog').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(64)
  await userEvent.keyboard('52998224726{Enter}')
  const wrong = page.getByText('Este CPF não confere', { exact: false })
  await expect.element(wrong).toBeVisible()
  await userEvent.keyboard('{Backspace}5')
  await expect.element(wrong).not.toBeInTheDocument()
  const other = page.getByRole('radio', { name: screens.gate.entry.otherDocument })
  await other.click()
  const kind = page.getByRole('combobox', { name: screens.registerPages.idDoc.kind })
  await expect.element(kind).toBeVisible()
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node
  expect(other.element().compareDocumentPosition(kind.element()) & follows).toBe(follows)
  await userEvent.keyboard('{Tab}dni')
  await userEvent.keyboard('{Enter}')
  await expect.element(kind).toHaveValue(screens.registerPages.idDoc.kinds.national_id)
  await viewport.viewport(390, 844)
  const { clientWidth, scrollWidth } = kind.element()
  expect(scrollWidth, 'the chosen kind is cut').toBeLessThanOrEqual(clientWidth)
})

test('the document of a blocked person is typed before the reason', async () => {
  const asked = {
    document: true,
    photo: false,
    answer: false,
    warnings: ['visitor_blocked'],
    forgotten: null,
  }
  const { page } = await renderScreen(
    <RegisterProvider register={visits} role={role}>
      <EntryDialog entry={{ ...entry, demand: asked }} />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/gate/' },
  )
  const number = page.getByRole('textbox', { name: common.fields.cpf })
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard('52998224725{Control>}{Enter}{/Control}')
  await expect.element(number).toHaveValue('529.982.247-25')
  await expect.element(page.getByRole('textbox', { name: /^Motivo/ })).toHaveFocus()
})

test('pressing Enter again before the answer sends the entry once', async () => {
  const asked = { document: true, photo: false, answer: false, warnings: [], forgotten: null }
  const answers: (() => void)[] = []
  const send = () => new Promise<void>((resolve) => answers.push(resolve))
  await renderScreen(
    <RegisterProvider register={visits} role={role}>
      <EntryDialog entry={{ ...entry, demand: asked, send }} />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/gate/' },
  )
  await userEvent.keyboard('52998224725{Enter}')
  await expect.poll(() => answers.length).toBe(1)
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}')
  answers[0]?.()
  // After the refusal the same keys answer the server's next demand.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}')
      return answers.length
    })
    .toBe(2)
})
