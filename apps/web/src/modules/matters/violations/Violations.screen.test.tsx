import type { Role } from '@portaria/contract/actors/roles'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { violations } from '@portaria/contract/modules/matters/violations/violations'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeCompanyZone } from '../../../platform/company-day.ts'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { RegisterSlotsContext } from '../../../register-pages/register-slots.ts'
import { one, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { mattersModule } from '../matters.module.ts'
import { Letters } from './Letters.tsx'
import { OpenViolation } from './OpenViolation.tsx'

// Three hours behind the clock of the browser that runs the tests.
beforeEach(() => storeCompanyZone(NIL_TENANT, 'America/Sao_Paulo'))

const reported = (state = 'closed') =>
  recordOf(occurrences, {
    title: 'Som alto',
    description: 'Ouvi do meu quarto, no 102',
    happened_at: '2026-11-20T03:00:00.000Z',
    place: 'Salão de festas',
    involved: [
      {
        id: testId(),
        apartment_id: testId(),
        apartment: { id: testId(), title: 'Ipê · 101', deleted: false },
        resident_id: null,
        resident: null,
        visitor_id: null,
        visitor: null,
        vehicle_id: null,
        vehicle: null,
        employee_id: null,
        employee: null,
        note: null,
      },
    ],
    state,
  })

const openButton = async (state: string, role: Role) => {
  const record = reported(state)
  const { page } = await renderScreen(
    <RegisterProvider register={occurrences} role={role}>
      <OpenViolation record={record} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/ocurrence/${record.id}`, answers: {} },
  )
  return { record, link: page.getByRole('link', { name: screens.violations.open }) }
}

test('a warning starts from an occurrence', async () => {
  const { record, link } = await openButton('closed', 'sindico')
  await expect
    .element(link)
    .toHaveAttribute('href', `${violations.paths?.item}/new?from=occurrences.${record.id}`)
})

test.each([
  ['cancelled', 'sindico'],
  ['closed', 'funcionario'],
] as const)('none begins from one that is %s, or by a %s', async (state, role) => {
  const { link } = await openButton(state, role)
  await expect.element(link).not.toBeInTheDocument()
})

test('its form has the unit, the day and the place, but never the reporter’s words', async () => {
  const record = reported()
  const { page } = await renderScreen(
    <RegisterSlotsContext value={mattersModule.slots ?? []}>
      <RegisterFormPage register={violations} id={undefined} initial={undefined} />
    </RegisterSlotsContext>,
    {
      role: 'sindico',
      at: `/apps/condominiums/violation/new?from=occurrences.${record.id}`,
      answers: { [`GET /occurrences/${record.id}`]: one(record) },
    },
  )
  await expect.element(page.getByLabelText(/^Assunto/)).toHaveValue('Som alto')
  await expect
    .element(page.getByLabelText(registers.violations.fields.place, { exact: true }))
    .toHaveValue('Salão de festas')
  await expect.element(page.getByLabelText(/^Apartamento/)).toHaveValue('Ipê · 101')
  await expect.element(page.getByLabelText(/^Quando aconteceu/)).toHaveValue('20/11/2026 00:00')
  await expect.element(page.getByLabelText(/^Fatos/)).toHaveValue('')
})

const issued = async (text: string) => {
  const role = 'condomino'
  const record = recordOf(violations, {
    subject: 'Som alto',
    occurrence_id: testId(),
    apartment_id: testId(),
    rule_id: testId(),
    happened_at: '2026-11-20T03:00:00.000Z',
    facts: 'x',
    defence_days: 15,
    answer_to: 'x',
    warning_text: text,
    warning_digest: 'ab12',
  })
  const { page } = await renderScreen(
    <RegisterProvider register={violations} role={role}>
      <Letters record={record} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/violation/${record.id}`, answers: {} },
  )
  return page
}

test('a letter is shown as it was issued, with its digest', async () => {
  const page = await issued('ADVERTÊNCIA Nº 3/2026\n\nFATOS')
  await expect.element(page.getByText(/ADVERTÊNCIA Nº 3\/2026/)).toBeVisible()
  await expect.element(page.getByText(/ab12/)).toBeVisible()
  await expect.element(page.getByText(screens.violations.decision)).not.toBeInTheDocument()
})

test('a letter that a PDF cannot show is printed under the letterhead of the company', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const page = await issued('ADVERTÊNCIA Nº 4/2026\n\nليلى')
  await page.getByRole('button', { name: screens.violations.pdf }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('[data-sheet]')
  expect(paper?.textContent).toContain('11.222.333/0001-81')
  expect(paper?.textContent).toContain('ليلى')
  expect(paper?.textContent).toContain('ab12')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-sheet]')).toBeNull()
})
