import { serviceProviders } from '@portaria/contract/modules/people/service-providers/service-providers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../register-pages/register-context.tsx'
import { type Answers, one, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { choiceWord, problems, registers, screens } from '../../testing/words.ts'
import { AddDocumentDialog } from './AddDocumentDialog.tsx'

const role = 'service_provider'
const own = recordOf(serviceProviders, {
  name: 'Elétrica Matos',
  category: 'Elétrica',
  person_type: 'company',
  approval: 'approved',
})
const CHANGE = `PATCH /service-providers/${own.id}`

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={serviceProviders} role={role}>
      <AddDocumentDialog record={own} onClose={() => undefined} />
    </RegisterProvider>,
    { role, at: '/apps/dashboards/project', answers },
  )

test('one document is added without sending the rest of the record', async () => {
  const { page, server } = await open({ [CHANGE]: one(own) })
  await page
    .getByRole('combobox', { name: registers.serviceProviders.fields.document_kind })
    .click()
  await page
    .getByRole('option', { name: choiceWord('service-providers', 'document_kind', 'insurance') })
    .click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Número' }), '059878/2026')
  await page.getByRole('button', { name: screens.landing.providerAdd }).click()
  await expect
    .poll(() => server.sent(CHANGE)[0]?.body)
    .toMatchObject({
      documents: [{ document_kind: 'insurance', number: '059878/2026' }],
    })
  await expect.element(page.getByText(screens.landing.providerAdded)).toBeVisible()
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: screens.landing.providerAdd }).click()
  await expect.element(page.getByText(problems.fields.invalid_choice)).toBeVisible()
  expect(server.sent(CHANGE)).toEqual([])
})

test('a refusal of the new row is shown at its field', async () => {
  const { page } = await open({
    [CHANGE]: refused('validation', { 'documents.2.number': 'too_long' }),
  })
  await page
    .getByRole('combobox', { name: registers.serviceProviders.fields.document_kind })
    .click()
  await page
    .getByRole('option', { name: choiceWord('service-providers', 'document_kind', 'insurance') })
    .click()
  await page.getByRole('button', { name: screens.landing.providerAdd }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Número' }))
    .toHaveAccessibleDescription(problems.fields.too_long)
})
