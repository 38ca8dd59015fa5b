import type { ReaderCommand } from '@portaria/contract/modules/access/readers/reader-answers'
import { pt as refusals } from '@portaria/contract/modules/access/refusals/pt'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { monitorPoint, pointsAnswered } from '../../../../testing/access-answers.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { type Answers, type Call, refused } from '../../../../testing/fake-server.ts'
import { commandAnswered } from '../../../../testing/reader-answers.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { OpeningDialog } from './OpeningDialog.tsx'

const words = screens.accessOpenings
const held = screens.heldButton
const hall = monitorPoint('Portão social')
const silent = monitorPoint('Garagem', { reader: 'offline' })
const OPEN = `POST /access-points/${hall.point.id}/openings`
const POINTS = 'GET /access-monitor'

const idOf = ({ body }: Call) => (body as { id: string }).id
const commandOf = (call: Call, more: Partial<ReaderCommand> = {}) =>
  commandAnswered(idOf(call), { kind: 'open', ...more })

function Opener({ pointId }: { pointId: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir janela
      </button>
      <OpeningDialog open={isOpen} pointId={pointId} onClose={() => setOpen(false)} />
    </>
  )
}

async function open(answers: Answers, pointId: string | null = hall.point.id) {
  const screen = await renderScreen(<Opener pointId={pointId} />, {
    role: 'funcionario',
    at: '/apps/condominiums/access/',
    answers: { [POINTS]: pointsAnswered([hall, silent]), ...answers },
  })
  await userEvent.click(screen.page.getByRole('button', { name: 'abrir janela' }))
  await expect.element(screen.page.getByRole('dialog')).toBeVisible()
  return screen
}

type Page = Awaited<ReturnType<typeof open>>['page']
const choose = (page: Page) =>
  userEvent.click(page.getByRole('button', { name: words.reasons.courier }))
const holdOf = (page: Page) => page.getByRole('button', { name: words.hold })

/** Holds a key until the page shows something. */
async function hold(key: string, until: () => Promise<unknown>) {
  await userEvent.keyboard(`{${key}>}`)
  await until()
  await userEvent.keyboard(`{/${key}}`)
}

test('a reason, then Enter held for two seconds opens once, and the focus stays in the window', async () => {
  const { page, server } = await open({
    [OPEN]: (call) => commandOf(call, { state: 'done', settled_at: '2026-11-29T12:00:00.000Z' }),
  })
  const first = page.getByRole('button', { name: words.reasons.courier })
  await expect.element(first).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(holdOf(page)).toHaveFocus()
  await hold('Enter', async () => await expect.element(page.getByText(words.done)).toBeVisible())
  expect(server.sent(OPEN)).toHaveLength(1)
  expect(server.sent(OPEN)[0]?.body).toMatchObject({ reason: words.reasons.courier })
  await expect
    .element(page.getByRole('button', { name: words.close, exact: true }).last())
    .toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'abrir janela' })).toHaveFocus()
})

test('released early, by key, Escape or a click without holding, sends nothing and says so', async () => {
  const { page, server } = await open({})
  await choose(page)
  for (const press of [' ', 'Enter']) {
    await hold(press, async () => await expect.poll(() => shareOf(page)).toBeGreaterThan(0))
    await expect.element(page.getByText(held.early)).toBeVisible()
  }
  await userEvent.keyboard('{Enter>}')
  await expect.poll(() => shareOf(page)).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => shareOf(page)).toBe(0)
  await userEvent.keyboard('{/Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.click(holdOf(page))
  await expect.element(page.getByText(held.early)).toBeVisible()
  expect(server.sent(OPEN)).toEqual([])
})

const shareOf = (page: Page) =>
  Number(holdOf(page).element().querySelector('[data-share]')?.getAttribute('data-share') ?? 0)

test('without a reason nothing is held, and the reason is asked for', async () => {
  const { page, server } = await open({})
  holdOf(page).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words.needsReason)).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(server.sent(OPEN)).toEqual([])
})

test('who cannot hold presses, waits and confirms; the first press alone opens nothing', async () => {
  const { page, server } = await open({
    [OPEN]: (call) => commandOf(call, { state: 'done' }),
  })
  await choose(page)
  await userEvent.click(page.getByRole('button', { name: held.twoStep.begin }))
  // A double press does not confirm.
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(held.twoStepSaid.wait)).toBeVisible()
  expect(server.sent(OPEN)).toEqual([])
  await expect.element(page.getByRole('button', { name: held.twoStep.confirm })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words.done)).toBeVisible()
  expect(server.sent(OPEN)).toHaveLength(1)
})

test('a request whose answer was lost is repeated with its id: one opening', async () => {
  let tries = 0
  const { page, server } = await open({
    [OPEN]: (call) => {
      tries += 1
      if (tries === 1) throw new TypeError('lost')
      return commandOf(call, { state: 'done' })
    },
  })
  await choose(page)
  await hold('Enter', async () => await expect.element(page.getByText(words.done)).toBeVisible())
  const ids = server.sent(OPEN).map(idOf)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an outcome that is not known stays so: the reason is asked for anew, and held again', async () => {
  const { page, server } = await open({
    [OPEN]: (call) => commandOf(call, { state: 'unknown', reason: 'timeout' }),
  })
  await choose(page)
  await hold('Enter', async () => await expect.element(page.getByText(words.unknown)).toBeVisible())
  await expect.element(page.getByText(screens.accessReaders.commandReasons.timeout)).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: words.again.unknown }))
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  await expect.element(page.getByRole('button', { name: words.reasons.courier })).toHaveFocus()
  await expect.element(holdOf(page)).toHaveAttribute('aria-disabled', 'true')
  expect(server.sent(OPEN)).toHaveLength(1)
})

test('an opening is followed until it is settled, and a refusal says why', async () => {
  let looks = 0
  const { page, server } = await openFollowed(() => {
    looks += 1
    return looks < 3 ? {} : { state: 'refused', reason: 'already_open' }
  })
  await choose(page)
  await hold('Enter', async () => await expect.element(page.getByText(words.waiting)).toBeVisible())
  await expect.element(page.getByText(words.refused)).toBeVisible()
  await expect
    .element(page.getByText(screens.accessReaders.commandReasons.already_open))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: words.again.refused }))
  await expect.element(page.getByRole('textbox')).toHaveValue(words.reasons.courier)
  expect(server.sent(OPEN)).toHaveLength(1)
})

/** Opens the window with a server that answers each look by a function. */
async function openFollowed(look: () => Partial<ReaderCommand>) {
  const screen = await open({ [OPEN]: (call) => commandOf(call) })
  const own = globalThis.fetch
  // The id that the browser makes is not known before.
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const [, id] = /\/openings\/(.+)$/.exec(address) ?? []
    return id === undefined
      ? own(address, request)
      : commandAnswered(id, { kind: 'open', ...look() })
  })
  return screen
}

test.each(['command_waiting', 'reader_not_approved'] as const)(
  'what the server refuses is said, and may be tried again (%s)',
  async (code) => {
    const { page } = await open({ [OPEN]: refused('state_conflict', { kind: code }) })
    await choose(page)
    await hold('Enter', async () => await expect.element(page.getByRole('alert')).toBeVisible())
    await expect.element(page.getByRole('alert')).toHaveTextContent(refusals[code])
    await expect.element(holdOf(page)).toBeVisible()
  },
)

test('a point whose reader is silent is not opened, and one is chosen among those that are not', async () => {
  const first = await open({}, silent.point.id)
  await expect.element(first.page.getByText(words.notOnline)).toBeVisible()
  await choose(first.page)
  await expect.element(holdOf(first.page)).toHaveAttribute('aria-disabled', 'true')
  await first.page.unmount()
  const { page, server } = await open(
    { [OPEN]: (call) => commandOf(call, { state: 'done' }) },
    null,
  )
  await expect.element(page.getByRole('radio', { name: /Garagem/ })).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: 'Portão social' }))
  await choose(page)
  await hold('Enter', async () => await expect.element(page.getByText(words.done)).toBeVisible())
  expect(server.sent(OPEN)).toHaveLength(1)
})
