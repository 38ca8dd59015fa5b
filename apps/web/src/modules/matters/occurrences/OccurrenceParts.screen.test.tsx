import type { Role } from '@portaria/contract/actors/roles'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { beforeEach, expect, test } from 'vitest'
import { storeCompanyZone } from '../../../platform/company-day.ts'
import { RegisterFormPage } from '../../../register-pages/form/RegisterFormPage.tsx'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { RegisterSlotsContext } from '../../../register-pages/register-slots.ts'
import { listOf, one, recordOf, testId } from '../../../testing/fake-server.ts'
import { alertAnswer, alertOf } from '../../../testing/panic-alert.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { common, registers, screens } from '../../../testing/words.ts'
import { mattersModule } from '../matters.module.ts'
import { OfEvent } from './OpenOccurrence.tsx'
import { ReportToCouncil } from './ReportToCouncil.tsx'

// Three hours behind the clock of the browser that runs the tests.
beforeEach(() => storeCompanyZone(NIL_TENANT, 'America/Sao_Paulo'))

const event = (state: string) =>
  recordOf(events, {
    title: 'Aniversário da Lia',
    common_area_id: testId(),
    common_area: { id: testId(), title: 'Salão de festas', deleted: false },
    apartment_id: testId(),
    apartment: { id: testId(), title: 'Ipê · 101', deleted: false },
    resident_id: testId(),
    starts_at: '2026-11-20T22:00:00.000Z',
    ends_at: '2026-11-21T02:00:00.000Z',
    state,
  })

const openButton = (state: string, role: Role) => {
  const record = event(state)
  return renderScreen(
    <RegisterProvider register={events} role={role}>
      <OfEvent record={record} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/event/${record.id}`, answers: {} },
  )
}

test('the team reports an occurrence from a reservation', async () => {
  const { page } = await openButton('done', 'funcionario')
  await expect.element(page.getByRole('link', { name: screens.occurrences.open })).toBeVisible()
})

test('a future reservation offers no report', async () => {
  const { page } = await openButton('approved', 'funcionario')
  await expect.element(page.getByText(screens.occurrences.open)).not.toBeInTheDocument()
})

test('a resident reports an occurrence in their own words', async () => {
  const { page } = await openButton('done', 'condomino')
  await expect.element(page.getByText(screens.occurrences.open)).not.toBeInTheDocument()
})

test('the form is filled in with the place and the time, which can be changed', async () => {
  const record = event('done')
  const { page } = await renderScreen(
    <RegisterSlotsContext value={mattersModule.slots ?? []}>
      <RegisterFormPage register={occurrences} id={undefined} initial={undefined} />
    </RegisterSlotsContext>,
    {
      role: 'sindico',
      at: `/apps/condominiums/ocurrence/new?from=events.${record.id}`,
      answers: { [`GET /events/${record.id}`]: one(record), 'GET /occurrence-types': listOf([]) },
    },
  )
  await expect.element(page.getByLabelText(/^Título/)).toHaveValue('Aniversário da Lia')
  await expect
    .element(page.getByLabelText(registers.occurrences.fields.place))
    .toHaveValue('Salão de festas')
  // In the company’s time zone: a form saved unchanged keeps the moment.
  await expect.element(page.getByLabelText(/^Quando aconteceu/)).toHaveValue('20/11/2026 19:00')
  await expect.element(page.getByLabelText(common.fields.apartment)).toHaveValue('Ipê · 101')
  await expect.element(page.getByLabelText('Reserva')).toHaveValue('Aniversário da Lia')
})

test('the form is filled in with the words and notes of an alert', async () => {
  const id = testId()
  const { page } = await renderScreen(
    <RegisterSlotsContext value={mattersModule.slots ?? []}>
      <RegisterFormPage register={occurrences} id={undefined} initial={undefined} />
    </RegisterSlotsContext>,
    {
      role: 'sindico',
      at: `/apps/condominiums/ocurrence/new?from=panic.${id}`,
      answers: {
        [`GET /notifications/panic/${id}`]: alertAnswer(
          alertOf({ id, message: 'Fumaça na escada', report: 'Panela no fogo' }),
        ),
        'GET /occurrence-types': listOf([]),
      },
    },
  )
  await expect.element(page.getByLabelText(/^Título/)).toHaveValue('Alerta de pânico de Camila')
  await expect
    .element(page.getByLabelText(registers.occurrences.fields.place))
    .toHaveValue('Ipê · 101')
  await expect
    .element(page.getByLabelText(/^O que aconteceu/))
    .toHaveValue('Fumaça na escada\n\nPanela no fogo')
  await expect.element(page.getByLabelText(/^Alerta de pânico de/)).toHaveValue('20/11/2026 19:00')
  await expect.element(page.getByLabelText(registers.occurrences.fields.note)).toHaveValue('Camila')
})

const reportButton = (role: Role) =>
  renderScreen(
    <RegisterProvider register={occurrences} role={role}>
      <ReportToCouncil />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/ocurrences/', answers: {} },
  )

test('a report about the síndico goes to the council', async () => {
  const { page } = await reportButton('condomino')
  await expect
    .element(page.getByRole('link', { name: screens.occurrences.aboutSindico }))
    .toHaveAttribute('href', `${councilOccurrences.paths?.item}/new`)
})

test('a síndico reports nothing to the council', async () => {
  const { page } = await reportButton('sindico')
  await expect.element(page.getByText(screens.occurrences.aboutSindico)).not.toBeInTheDocument()
})
