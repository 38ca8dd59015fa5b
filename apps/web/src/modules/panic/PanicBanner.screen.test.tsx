import type { Role } from '@portaria/contract/actors/roles'
import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { currentQueryClient } from '../../platform/query-client.ts'
import { type Answer, refused } from '../../testing/fake-server.ts'
import { alertAnswer, alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { PanicBanner } from './PanicBanner.tsx'
import { recentQuery } from './panic-queries.ts'

const active = alertOf({ state: 'active', acknowledged_by: null })
const acknowledge = `POST /notifications/panic/${active.id}/acknowledge`

/**
 * Types in a window while an alert appears, and moves the focus by keyboard to the alert's answer.
 */
async function atAnswer(answered: () => Answer | Promise<Answer>) {
  let list = [active]
  const { page, server } = await renderScreen(
    <>
      <Dialog open onOpenChange={() => undefined} title="Registrar visita">
        <input aria-label="Nome" />
      </Dialog>
      <PanicBanner />
    </>,
    {
      role: 'funcionario',
      at: '/apps/condominiums/panic/',
      answers: {
        'GET /notifications/panic': () => Response.json({ data: list }),
        [acknowledge]: answered,
      },
    },
  )
  const go = page.getByRole('button', { name: screens.panic.banner.acknowledge })
  await expect.element(go).toBeVisible()
  const name = page.getByLabelText('Nome')
  await userEvent.click(name)
  await userEvent.keyboard('Zuleica{Alt>}{Shift>}a{/Shift}{/Alt}{Tab}')
  await expect.element(go).toHaveFocus()
  const takenByOther = async () => {
    list = []
    await currentQueryClient().invalidateQueries({ queryKey: recentQuery.queryKey })
  }
  return { go, name, server, takenByOther }
}

test.each([
  ['that is under way', () => new Promise<Answer>(() => undefined)],
  ['that fails', () => refused('throttled')],
  ['that is made', () => alertAnswer(active)],
])(
  'who answers an alert by keys types on where they were, with an answer %s',
  async (_, answered) => {
    const { name, server } = await atAnswer(answered)
    await userEvent.keyboard('{Enter} Costa')
    await expect.element(name).toHaveValue('Zuleica Costa')
    await expect.poll(() => server.sent(acknowledge).length).toBe(1)
    await expect.element(name).toHaveFocus()
  },
)

test('an alert answered by another person also returns the focus', async () => {
  const { go, name, takenByOther } = await atAnswer(() => refused('throttled'))
  await takenByOther()
  await expect.element(go).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

const open = (alert: PanicDetail, role: Role) =>
  renderScreen(<PanicBanner />, {
    role,
    at: '/apps/dashboards/project',
    answers: {
      'GET /notifications/panic': () => Response.json({ data: [alert] }),
      [`GET /notifications/panic/${alert.id}`]: () => Response.json({ data: alert }),
    },
  })

test('hidden news of the person’s own alert stays hidden in another language', async () => {
  const own = alertOf({ own: true, state: 'active', pressed_at: new Date().toISOString() })
  const { page } = await open({ ...own, acknowledged_by: null }, 'condomino')
  const hide = page.getByRole('button', { name: screens.panic.own.hide })
  await hide.click()
  await expect.element(hide).not.toBeInTheDocument()
  await changeLanguage('es')
  await expect.element(hide).not.toBeInTheDocument()
  await changeLanguage('pt')
})

test('the banner of an alert names the key that leads to it', async () => {
  const { page } = await open(alertOf({ state: 'active', acknowledged_by: null }), 'funcionario')
  await expect.element(page.getByText('Alt Shift A')).toBeVisible()
})

test('the page makes room for the banner, but not under a pressed pointer', async () => {
  let list: PanicDetail[] = []
  const { page } = await renderScreen(<PanicBanner />, {
    role: 'funcionario',
    at: '/apps/dashboards/project',
    answers: { 'GET /notifications/panic': () => Response.json({ data: list }) },
  })
  const known = () => currentQueryClient().getQueryData(recentQuery.queryKey)
  await expect.poll(known).toEqual([])
  const tell = (kind: string) =>
    document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
  // The room that `base.css` leaves above the page.
  const room = () => document.documentElement.style.getPropertyValue('--ui-banner')
  tell('pointerdown')
  list = [active]
  await currentQueryClient().invalidateQueries({ queryKey: recentQuery.queryKey })
  const banner = page.getByRole('alert')
  await expect.element(banner).toBeVisible()
  expect(room()).toBe('')
  tell('pointerup')
  const height = Math.round(banner.element().getBoundingClientRect().height)
  await expect.poll(room).toBe(`${height}px`)
  list = []
  await currentQueryClient().invalidateQueries({ queryKey: recentQuery.queryKey })
  await expect.poll(room).toBe('')
})

test.each([
  [390, 'Sim'],
  [1280, 'Sim'],
  [390, 'Muito longo. '.repeat(200)],
])(
  'at %i pixels a question stands whole below the banner, however long it is',
  async (width, text) => {
    await browser.viewport(width, 700)
    onTestFinished(() => browser.viewport(1280, 800))
    const { page } = await renderScreen(
      <>
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
          title="Excluir visita?"
          text={text}
          confirmLabel="Excluir"
        />
        <PanicBanner />
      </>,
      {
        role: 'funcionario',
        at: '/apps/condominiums/panic/',
        answers: { 'GET /notifications/panic': () => Response.json({ data: [active] }) },
      },
    )
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    const edge = () => page.getByRole('alert').element().getBoundingClientRect().bottom
    await expect.poll(() => question.element().getBoundingClientRect().top > edge()).toBe(true)
    expect(question.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700)
  },
)
