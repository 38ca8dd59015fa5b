import type { Role } from '@portaria/contract/actors/roles'
import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import type { GuestCount } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answers, listOf, recordOf, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { GuestList } from './GuestList.tsx'
import { GuestPanel } from './GuestPanel.tsx'

const standing: GuestCount = {
  limit: 10,
  taken: 6,
  confirmed: 3,
  arrived: 2,
  invitations: 4,
  unanswered: 1,
  declined: 1,
  unsent: 1,
  closes_at: null,
  open: true,
}
const eventOf = (more: object = {}) => ({
  ...recordOf(events, {
    title: 'Festa da Lia',
    common_area_id: testId(),
    apartment_id: testId(),
    resident_id: testId(),
    starts_at: '2026-12-05T22:00:00.000Z',
    ends_at: '2026-12-06T02:00:00.000Z',
    state: 'approved',
  }),
  guests: standing,
  ...more,
})
const event = eventOf()
const guest = (name: string, more: object = {}) => ({
  ...recordOf(eventGuests, { event_id: event.id, name, state: 'invited', ...more }),
  presence: 'absent',
})
const nadia = { ...guest('Nádia', { state: 'confirmed', coming: 2 }), presence: 'inside' }
const rui = guest('Rui', { companions: 1, children: 2, phone: '+5511981234567' })
const eva = guest('Eva', { state: 'declined' })

const open = (role: Role = 'condomino', answers: Answers = {}, of: object = event) =>
  renderScreen(
    <RegisterProvider register={events} role={role}>
      <GuestList event={of as typeof event} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/event/${event.id}/guests`,
      answers: { 'GET /event-guests': listOf([eva, nadia, rui]), ...answers },
    },
  )

test('guests who come are listed before those who have not answered, with their numbers and arrivals', async () => {
  const { page } = await open()
  const lines = page.getByRole('list', { name: screens.eventGuests.title }).getByRole('listitem')
  await expect.element(lines.nth(0)).toHaveTextContent('NádiaDentrovêm 2 pessoas')
  await expect
    .element(lines.nth(1))
    .toHaveTextContent('RuiSem resposta1 acompanhante · 2 crianças · (11) 98123-4567')
  await expect.element(lines.nth(2)).toHaveTextContent('EvaNão vem')
  await expect
    .element(page.getByText('6 de 10 lugares, com acompanhantes e crianças.'))
    .toBeVisible()
})

test('a guest who is inside cannot be removed, and the gate cannot edit the list', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Ações de Nádia' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: screens.eventGuests.acts.edit }))
    .toBeVisible()
  await expect
    .element(page.getByRole('menuitem', { name: screens.eventGuests.acts.remove }))
    .not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Ações de Rui' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: screens.eventGuests.acts.remove }))
    .toBeVisible()
})

test('the gate reads the list', async () => {
  const { page } = await open('funcionario')
  await expect.element(page.getByText('Nádia')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: screens.eventGuests.pasteList }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument()
})

test('a pasted list is shown as it was read, people can be left out, and the rest is added at once', async () => {
  const { page, server } = await open('condomino', {
    [`POST /events/${event.id}/add-guests`]: Response.json({ data: { added: 1 } }),
  })
  await page.getByRole('button', { name: screens.eventGuests.pasteList }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabelText(screens.eventGuests.paste.list)
    .fill('Lista:\n1. Rui +1\n2. Ivo Reis 98123-4567\n3. Bia')
  await expect.element(dialog.getByText('3 convidados lidos')).toBeVisible()
  await expect.element(dialog.getByText(screens.eventGuests.paste.known)).toBeVisible()
  await expect
    .element(dialog.getByText('Número não reconhecido, fica de fora: 98123-4567'))
    .toBeVisible()
  await expect.element(dialog.getByText('1 linha não é um nome e fica de fora')).toBeVisible()
  await dialog.getByRole('button', { name: 'Não incluir Rui' }).click()
  await dialog.getByRole('button', { name: 'Não incluir Bia' }).click()
  await dialog.getByRole('button', { name: 'Incluir 1 convidado' }).click()
  await expect.element(page.getByText('1 convidado incluído')).toBeVisible()
  expect(server.sent(`POST /events/${event.id}/add-guests`)[0]?.body).toMatchObject({
    guests: [{ name: 'Ivo Reis', phone: null, companions: 0, children: 0 }],
  })
})

test('a list without enough places is not sent, and a refusal of the server names its guest', async () => {
  const { page } = await open('condomino', {
    [`POST /events/${event.id}/add-guests`]: refused('validation', {
      'guests.1.companions': 'event_full',
    }),
  })
  await page.getByRole('button', { name: screens.eventGuests.pasteList }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(screens.eventGuests.paste.list).fill('Ivo\nBia +4')
  await expect.element(dialog.getByText('Pessoas a incluir: 6; há lugar para 4.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Incluir 2 convidados' })).toBeDisabled()
  await dialog.getByLabelText(screens.eventGuests.paste.list).fill('Ivo\nBia +2')
  await dialog.getByRole('button', { name: 'Incluir 2 convidados' }).click()
  await expect.element(dialog.getByText(/Bia: A área não comporta mais pessoas/)).toBeVisible()
  await expect
    .element(dialog.getByLabelText(screens.eventGuests.paste.list))
    .toHaveValue('Ivo\nBia +2')
})

test('a list longer than one call takes is sent in part, with a message', async () => {
  const taken = Response.json({ data: { added: 300 } })
  const { page, server } = await open(
    'condomino',
    { [`POST /events/${event.id}/add-guests`]: taken },
    { ...event, guests: { ...standing, limit: 900 } },
  )
  await page.getByRole('button', { name: screens.eventGuests.pasteList }).click()
  const dialog = page.getByRole('dialog')
  const names = Array.from({ length: 301 }, () => 'Ivo')
  await dialog.getByLabelText(screens.eventGuests.paste.list).fill(names.join('\n'))
  await expect.element(dialog.getByText(/^São incluídos 300 convidados por vez/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Incluir 300 convidados' }).click()
  await expect.element(page.getByText('300 convidados incluídos')).toBeVisible()
  const [sent] = server.sent(`POST /events/${event.id}/add-guests`)
  expect(sent?.body).toMatchObject({ guests: names.slice(1).map((name) => ({ name })) })
})

test('invitations are sent to each guest by WhatsApp, and by e-mail to those with an address', async () => {
  const url = 'https://casa.example/apps/guests/confirm/abc'
  const { page, server } = await open('condomino', {
    [`POST /events/${event.id}/guest-links`]: Response.json({
      data: [{ id: rui.id, name: 'Rui', url }],
    }),
    [`POST /events/${event.id}/send-invitations`]: Response.json({ data: { sent: 1 } }),
  })
  await page.getByRole('button', { name: screens.eventGuests.send }).click()
  const link = page
    .getByRole('dialog')
    .getByRole('link', { name: screens.eventGuests.invite.whatsApp })
  await expect.element(link).toBeVisible()
  const href = decodeURIComponent(link.element().getAttribute('href') ?? '')
  expect(href).toMatch(/^https:\/\/wa\.me\/5511981234567\?text=/)
  expect(href).toContain(`Responda aqui: ${url}`)
  await page.getByRole('button', { name: 'Enviar 1 por e-mail' }).click()
  await expect.element(page.getByText('1 convite enviado por e-mail')).toBeVisible()
  expect(server.sent(`POST /events/${event.id}/send-invitations`)).toHaveLength(1)
})

test('a closed list has a note and takes no more guests', async () => {
  const closed = eventOf({ id: event.id, guests: { ...standing, open: false } })
  const { page } = await open('condomino', {}, closed)
  await expect.element(page.getByText(/^O prazo da lista terminou/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: screens.eventGuests.pasteList }))
    .not.toBeInTheDocument()
})

test('a record summarises its guests, and offers to begin a list if there is none', async () => {
  const role = 'condomino'
  const shown = (count: Partial<GuestCount>) =>
    renderScreen(
      <RegisterProvider register={events} {...{ role }}>
        <GuestPanel record={eventOf({ guests: { ...standing, ...count } })} />
      </RegisterProvider>,
      { role, at: '/apps/condominiums/event/1' },
    )
  const { page } = await shown({ invitations: 0 })
  await expect
    .element(page.getByRole('link', { name: screens.eventGuests.panel.begin }))
    .toBeVisible()
  const { page: full } = await shown({})
  await expect
    .element(full.getByRole('link', { name: screens.eventGuests.panel.open }))
    .toBeVisible()
})
