import { serviceProviders } from '@portaria/contract/modules/people/service-providers/service-providers'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../register-pages/register-context.tsx'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { type Answers, recordOf, refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { ExportAction } from './ExportAction.tsx'
import { OwnData } from './OwnData.tsx'

const words = screens.erasures.exports
const visitor = recordOf(visitors, { name: 'Rui Prado', status: 'ATIVO' })
const READ = `GET /visitors/${visitor.id}/personal-data`
const OWN = 'GET /me/personal-data'

const open = (role: 'sindico' | 'funcionario' | 'admin', answers: Answers = {}, record = visitor) =>
  renderScreen(
    <RegisterProvider register={record === visitor ? visitors : serviceProviders} role={role}>
      <ExportAction record={record} />
    </RegisterProvider>,
    { role, at: '/x', answers },
  )

test('the data of a person are saved as a spreadsheet', async () => {
  const { page, server } = await open('sindico', { [READ]: () => new Response('file') })
  await expectAccessible()
  await page.getByRole('button', { name: words.begin }).click()
  await expect.element(page.getByText(words.done)).toBeVisible()
  expect(server.sent(READ)).toHaveLength(1)
})

test('is offered to administrators, never to the gatehouse, and not for a company', async () => {
  const guard = await open('funcionario')
  await expect
    .element(guard.page.getByRole('button', { name: words.begin }))
    .not.toBeInTheDocument()
  const company = recordOf(serviceProviders, {
    name: 'Elevadores Norte',
    category: 'Elevadores',
    kind: 'company',
  })
  const other = await open('sindico', {}, company)
  await expect
    .element(other.page.getByRole('button', { name: words.begin }))
    .not.toBeInTheDocument()
  const admin = await open('admin')
  await expect.element(admin.page.getByRole('button', { name: words.begin })).toBeVisible()
})

test('the own data are saved, or the page says why there are none', async () => {
  let isKnown = false
  const { page, server } = await renderScreen(<OwnData />, {
    role: 'condomino',
    at: '/x',
    answers: { [OWN]: () => (isKnown ? new Response('file') : refused('not_found')) },
  })
  await page.getByRole('button', { name: words.own.download }).click()
  await expect.element(page.getByText(words.own.nobody)).toBeVisible()
  isKnown = true
  await page.getByRole('button', { name: words.own.download }).click()
  await expect.element(page.getByText(words.done)).toBeVisible()
  expect(server.sent(OWN)).toHaveLength(2)
})
