import { type ReactNode, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../testing/render-screen.tsx'
import { keepFocus } from './kept-focus.ts'

function Kept({ children }: { children: ReactNode }) {
  useEffect(keepFocus, [])
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}

const open = (children: ReactNode) => renderScreen(<Kept>{children}</Kept>, { at: '/' })

/** A button that is gone, hidden or disabled once it was pressed. */
function Leaving({ how }: { how: 'removed' | 'hidden' | 'disabled' }) {
  const [pressed, setPressed] = useState(false)
  const button = (
    <button type="button" disabled={pressed && how === 'disabled'} onClick={() => setPressed(true)}>
      Remover
    </button>
  )
  return (
    <section aria-label="Parte">
      {!(pressed && how === 'removed') && <p hidden={pressed && how === 'hidden'}>{button}</p>}
      <p>Resto</p>
    </section>
  )
}

test.each(['removed', 'hidden', 'disabled'] as const)(
  'the focus of a button that is %s stays in the part around it',
  async (how) => {
    const { page } = await open(<Leaving how={how} />)
    page.getByRole('button', { name: 'Remover' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Parte' })).toHaveFocus()
  },
)

function Waiting() {
  const [busy, setBusy] = useState(false)
  return (
    <section aria-label="Parte">
      <button type="button" disabled={busy} onClick={() => setBusy(true)}>
        Salvar
      </button>
      <output onTransitionEnd={() => setBusy(false)} />
    </section>
  )
}

test('a button that was disabled while it worked gets the focus back', async () => {
  const { page } = await open(<Waiting />)
  const save = page.getByRole('button', { name: 'Salvar' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Parte' })).toHaveFocus()
  page
    .getByRole('status')
    .element()
    .dispatchEvent(new Event('transitionend', { bubbles: true }))
  await expect.element(save).toHaveFocus()
})

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <div role="presentation">
          <button type="button" onClick={() => setOpen(false)}>
            Fechar
          </button>
        </div>
      )}
    </>
  )
}

test('what was focused before gets the focus if nothing around is left', async () => {
  const { page } = await open(<Opened />)
  const opener = page.getByRole('button', { name: 'Abrir' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  page.getByRole('button', { name: 'Fechar' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveFocus()
})

test('a press beside all controls takes the focus away', async () => {
  const { page } = await renderScreen(<Beside />, { at: '/' })
  page.getByRole('button', { name: 'Abrir' }).element().focus()
  await page.getByText('Nada').click()
  await new Promise((done) => setTimeout(done, 200))
  expect(document.activeElement).toBe(document.body)
})

function Beside() {
  useEffect(keepFocus, [])
  return (
    <>
      <button type="button">Abrir</button>
      <p>Nada</p>
    </>
  )
}
