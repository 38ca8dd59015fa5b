import type { Role } from '@portaria/contract/actors/roles'
import { presenceAnswer } from '@portaria/contract/modules/access/presence/presence'
import { type Muster, musterAnswer } from '@portaria/contract/modules/gate/gate-rolls'
import { buildingsAnswer } from '@portaria/contract/modules/units/buildings'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { checkConnection } from '../../../platform/connection/connection.store.ts'
import { currentQueryClient } from '../../../platform/query-client.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { answer, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { packQuery } from '../offline/pack-query.ts'
import { moment, samplePack } from '../offline/pack-samples.ts'
import { MusterPage } from './MusterPage.tsx'

const words = screens.muster
/** A text with its values. */
const said = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
const presence = screens.accessPresence

const ana = testId()
const rui = testId()
const visitId = testId()

const person = (id: string, title: string, more: object = {}) => ({
  kind: 'resident' as const,
  id,
  title,
  units: ['Torre A · 302'],
  phone: null,
  seen_at: '2026-11-29T12:00:00.000Z',
  point: 'Entrada da garagem',
  corrected_by: null,
  doubts: [],
  ...more,
})

const muster: Muster = {
  at: '2026-11-29T12:30:00.000Z',
  people: 2,
  unconfirmed: 0,
  seen: 2,
  doubtful: 1,
  residents: 40,
  areas: [
    {
      area: 'Garagem',
      people: [
        person(ana, 'Ana Prado'),
        person(rui, 'Rui Sá', { doubts: ['elsewhere', 'exit_button'] }),
      ],
    },
  ],
  units: [
    {
      title: 'Torre B · 11',
      residents: 3,
      people: 2,
      visits: [
        {
          id: visitId,
          guest_name: 'Otília Bastos',
          kind: 'social',
          companions: 1,
          plate: null,
          phone: null,
          checked_in_at: '2026-11-29T11:00:00.000Z',
          confirmed: true,
          seen: { area: 'Hall Torre B', seen_at: '2026-11-29T11:05:00.000Z', doubts: [] },
        },
      ],
    },
  ],
}

const open = (data: Partial<Muster> = {}, role: Role = 'funcionario') =>
  renderScreen(<MusterPage />, {
    role,
    at: '/apps/condominiums/gate/muster/',
    answers: {
      'GET /buildings': answer(buildingsAnswer, { data: { towers: [], lit: {} } }),
      'GET /gate/muster': answer(musterAnswer, { data: { ...muster, ...data } }),
      'POST /access-presence': answer(presenceAnswer, {
        data: { is_inside: false, seen_at: '2026-11-29T12:31:00.000Z' },
      }),
    },
  })

test('lists visitors by unit and whoever readers saw by area, with what is in doubt', async () => {
  const { page } = await open()
  await expect.element(page.getByText('Ana Prado')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Garagem/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Torre B · 11/ })).toBeVisible()
  await expect
    .element(page.getByText(`${presence.reasons.elsewhere}; ${presence.reasons.exit_button}`))
    .toBeVisible()
  await expect.element(page.getByText(said(words.seen_other, { count: '2' }))).toBeVisible()
  await expect.element(page.getByText(said(words.doubtful_one, { count: '1' }))).toBeVisible()
  await expect.element(page.getByText(/Hall Torre B/)).toBeVisible()
  await expectAccessible()
})

test('counts those who were found, and finds by words', async () => {
  const { page } = await open()
  await page.getByLabelText(said(presence.tick, { name: 'Ana Prado' })).click()
  await expect.element(page.getByText(said(words.found, { found: '1', all: '4' }))).toBeVisible()
  await page.getByRole('searchbox').fill('otilia')
  await expect.element(page.getByText('Otília Bastos')).toBeVisible()
  await expect.element(page.getByText('Ana Prado')).not.toBeInTheDocument()
  // What was found stays counted.
  await expect.element(page.getByText(said(words.found, { found: '1', all: '4' }))).toBeVisible()
  await page.getByRole('searchbox').fill('ninguém')
  await expect.element(page.getByText(words.nothing)).toBeVisible()
})

test('paper has everybody, whatever is searched, with ticks and telephones', async () => {
  const phone = '+5511986709968'
  const areas = [{ area: 'Garagem', people: [person(ana, 'Ana Prado', { phone })] }]
  const { page } = await open({ areas })
  const tick = page.getByLabelText(said(presence.tick, { name: 'Ana Prado' }))
  await tick.click()
  await page.getByRole('searchbox').fill('otilia')
  await expect.element(page.getByText('Ana Prado')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  for (const name of ['Ana Prado', 'Otília Bastos'])
    await expect.element(page.getByText(name)).toBeVisible()
  await expect.element(page.getByText('(11) 98670-9968').first()).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  // The mark of a tick is drawn by a part of the box.
  const ink = () => getComputedStyle(tick.element(), '::before').backgroundColor
  await expect.poll(ink).toBe('rgb(0, 0, 0)')
})

test('paper without a network says of when it is', async () => {
  const { page } = await open()
  await expect.element(page.getByText('Ana Prado')).toBeVisible()
  const sentence = page.getByText(/^Impressa sem conexão/)
  await expect.element(sentence).not.toBeInTheDocument()
  const read_at = '2026-11-29T08:00:00.000Z'
  currentQueryClient().setQueryData(packQuery.queryKey, {
    pack: samplePack({ at: read_at }),
    moment,
  })
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  await checkConnection()
  onTestFinished(async () => {
    away.mockRestore()
    await checkConnection()
  })
  await expect.element(sentence).toMatchTextContent(/viram é de 29\/11\/2026 0?5:00/)
})

test('takes somebody off the list once that is confirmed', async () => {
  const { page, server } = await open()
  await page.getByRole('button', { name: said(presence.goneOf, { name: 'Rui Sá' }) }).click()
  await page.getByRole('button', { name: presence.gone, exact: true }).last().click()
  await expect
    .poll(() => server.sent('POST /access-presence'))
    .toMatchObject([{ body: { person: { kind: 'resident', id: rui }, is_inside: false } }])
})

test('says that somebody in doubt is here; of others there is nothing to say', async () => {
  const { page, server } = await open()
  await page.getByRole('button', { name: said(presence.hereOf, { name: 'Rui Sá' }) }).click()
  await expect
    .poll(() => server.sent('POST /access-presence'))
    .toMatchObject([{ body: { person: { id: rui }, is_inside: true } }])
  await expect
    .element(page.getByRole('button', { name: said(presence.hereOf, { name: 'Ana Prado' }) }))
    .not.toBeInTheDocument()
})

test('offers no corrections to administrators, who only read', async () => {
  const { page } = await open({}, 'admin')
  await expect.element(page.getByText('Ana Prado')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: said(presence.goneOf, { name: 'Ana Prado' }) }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: presence.add })).not.toBeInTheDocument()
})
