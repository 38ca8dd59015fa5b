import { towers } from '@portaria/contract/modules/units/towers/towers'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { callApi } from '../../platform/http-client.ts'
import { type Answer, type Answers, one, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problems, registers } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { ActionDialog } from './ActionDialog.tsx'

const SEND = 'POST /towers/1/close'
const OPEN = 'POST /towers/1/open'
const done = () => one(recordOf(towers, { name: 'Torre Ipê' }))
const role = 'sindico'

function Closing() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <CloseDialog onClose={() => setOpen(false)} /> : <p>Fechado</p>
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('')
  const opening = useAction({
    send: () => callApi('/towers/1/open', { method: 'POST', body: {} }),
    done: () => ({ title: 'Obra reaberta' }),
    onDone: onClose,
  })
  const action = useAction({
    check: () => missing({ note }),
    send: () => callApi('/towers/1/close', { method: 'POST', body: { note } }),
    done: () => ({ title: 'Obra encerrada' }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title="Encerrar a obra"
      button="Encerrar"
      fields={['note']}
      disabled={note === 'Espere'}
      others={[{ action: opening, button: 'Reabrir' }]}
    >
      <TextField label="Nota" value={note} onChange={setNote} error={action.errors['note']} />
    </ActionDialog>
  )
}

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={towers} role={role}>
      <Closing />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/towers/', answers },
  )

test('an empty field is reported, gets the focus, and nothing is sent', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: 'Encerrar' }).click()
  const note = page.getByRole('textbox', { name: 'Nota' })
  await expect.element(note).toHaveAccessibleDescription(problems.fields.required)
  await expect.element(note).toHaveFocus()
  expect(server.sent(SEND)).toEqual([])
})

test('the action runs once, however often Enter is pressed meanwhile, and is announced', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { page, server } = await open({ [SEND]: () => promise })
  await userEvent.type(page.getByRole('textbox', { name: 'Nota' }), 'Pronta{Enter}{Enter}{Enter}')
  // Nothing closes the dialog while the action runs.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  resolve(done())
  await expect.element(page.getByText('Fechado')).toBeInTheDocument()
  await expect.element(page.getByText('Obra encerrada')).toBeVisible()
  expect(server.sent(SEND)).toHaveLength(1)
})

test('a refusal of a field is shown there, any other at the top', async () => {
  const { page } = await open({
    [SEND]: refused('validation', { note: 'too_long', state: 'not_allowed' }),
  })
  const note = page.getByRole('textbox', { name: 'Nota' })
  await userEvent.type(note, 'Pronta{Enter}')
  await expect.element(note).toHaveAccessibleDescription(problems.fields.too_long)
  await expect.element(page.getByText(problems.fields.not_allowed)).toBeVisible()
  await expect.element(note).toHaveValue('Pronta')
})

test('a failure is shown in the dialog, and the action can be repeated', async () => {
  let tries = 0
  const { page } = await open({
    [SEND]: () => ((tries += 1) === 1 ? refused('state_conflict') : done()),
  })
  await userEvent.type(page.getByRole('textbox', { name: 'Nota' }), 'Pronta{Enter}')
  const failure = page.getByText(problems.titles.state_conflict.title, { exact: false })
  await expect.element(failure).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar' }).click()
  await expect.element(page.getByText('Fechado')).toBeInTheDocument()
})

test('Enter does not run an action that is not ready', async () => {
  const { page, server } = await open({ [SEND]: done() })
  const note = page.getByRole('textbox', { name: 'Nota' })
  await userEvent.type(note, 'Espere{Enter}')
  await expect.element(page.getByRole('button', { name: 'Encerrar' })).toBeDisabled()
  expect(server.sent(SEND)).toEqual([])
  await userEvent.type(note, ' mais{Enter}')
  await expect.element(page.getByText('Fechado')).toBeInTheDocument()
  expect(server.sent(SEND)).toHaveLength(1)
})

test('two actions run one at a time, and a refusal of one is shown until the other begins', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  let tries = 0
  const { page, server } = await open({
    [OPEN]: () => ((tries += 1) === 1 ? promise : refused('validation', { state: 'not_allowed' })),
    [SEND]: refused('state_conflict'),
  })
  const note = page.getByRole('textbox', { name: 'Nota' })
  await userEvent.type(note, 'Pronta')
  await page.getByRole('button', { name: registers.requests.transitions.reopen.button }).click()
  await expect.element(page.getByRole('button', { name: 'Encerrar' })).toBeDisabled()
  await userEvent.type(note, '{Enter}{Escape}')
  resolve(refused('state_conflict'))
  const failure = page.getByText(problems.titles.state_conflict.title, { exact: false })
  await expect.element(failure).toBeVisible()
  expect(server.sent(SEND)).toEqual([])
  await page.getByRole('button', { name: registers.requests.transitions.reopen.button }).click()
  await expect.element(page.getByText(problems.fields.not_allowed)).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar' }).click()
  await expect.element(failure).toBeVisible()
  await expect.element(page.getByText(problems.fields.not_allowed)).not.toBeInTheDocument()
})
