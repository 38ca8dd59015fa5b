import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
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
  send: nothing,
  closeForgotten: nothing,
  cancel: nothing,
}

test('an entry to another unit than that of the invitation names both', async () => {
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
