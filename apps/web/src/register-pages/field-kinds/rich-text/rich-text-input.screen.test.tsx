import { rules } from '@portaria/contract/modules/rules/rules/rules'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Call, one, recordOf, refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { RegisterFormPage } from '../../form/RegisterFormPage.tsx'

const draft = recordOf(rules, {
  title: 'Silêncio',
  body: '<h2>Horário</h2><p>Até <strong>22h</strong>.</p>',
  state: 'draft',
  version_number: 1,
})

async function openNew(answers: Record<string, Response | ((call: Call) => Response)>) {
  const { page, server } = await renderScreen(
    <RegisterFormPage register={rules} id={undefined} initial={undefined} />,
    { role: 'sindico', at: '/apps/condominiums/rule/new', answers },
  )
  const box = page.getByRole('textbox', { name: 'Texto' })
  await userEvent.fill(page.getByRole('textbox', { name: 'Título' }), 'Silêncio')
  const save = async () => {
    await page.getByRole('button', { name: 'Salvar regra' }).click()
    await expect.poll(() => server.sent('POST /rules').length).toBeGreaterThan(0)
    const [sent] = server.sent('POST /rules') as [Call]
    return (sent.body as { body: string }).body
  }
  return { page, box, server, save }
}

/** Pastes HTML as a browser does, from another page or a document. */
function paste(box: Element, html: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', 'Aviso')
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('formatted text is written by keys and buttons, and sent as HTML', async () => {
  const { page, box, save } = await openNew({ 'POST /rules': one(draft) })
  await userEvent.click(box)
  await userEvent.keyboard('Até {Control>}b{/Control}22h{Control>}b{/Control}{Enter}')
  await page.getByRole('button', { name: screens.richText.bullets }).click()
  await expect
    .element(page.getByRole('button', { name: screens.richText.bullets }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('Som baixo')
  expect(await save()).toBe('<p>Até <strong>22h</strong></p><ul><li><p>Som baixo</p></li></ul>')
})

test('the buttons are one stop of the Tab key, and Tab leaves the text', async () => {
  const { page, box } = await openNew({})
  const first = page.getByRole('button', { name: screens.richText.heading })
  await expect.element(first).toBeVisible()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByRole('button', { name: screens.richText.subheading }))
    .toHaveFocus()
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await userEvent.tab()
  await expect.element(box).not.toHaveFocus()
})

test('a link asks for its address, and reports a missing one', async () => {
  const { page, box, save } = await openNew({ 'POST /rules': one(draft) })
  await userEvent.click(box)
  await page.getByRole('button', { name: screens.richText.link, exact: true }).click()
  const address = page.getByLabelText(screens.richText.address)
  await userEvent.fill(address, 'javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveAccessibleDescription(/^Confira o endereço/)
  await userEvent.fill(address, 'prefeitura.example/lei')
  await userEvent.keyboard('{Enter}')
  expect(await save()).toContain('href="https://prefeitura.example/lei"')
})

test('an attack is pasted as plain words: nothing runs, and none of it is sent', async () => {
  const { box, save } = await openNew({ 'POST /rules': one(draft) })
  const seen = globalThis as { attacked?: boolean }
  onTestFinished(() => void delete seen.attacked)
  await expect.element(box).toBeVisible()
  const attacks = [
    '<p>Aviso</p><script>window.attacked = true</script>',
    '<p>Aviso<img src="data:," onerror="window.attacked = true"></p>',
    '<p>Aviso</p><svg onload="window.attacked = true"></svg>',
    '<p>Aviso</p><iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
    '<a href="javascript:window.attacked = true">Aviso</a>',
    '<p style="position:fixed;inset:0" class="fixed" id="root" onclick="window.attacked = true">Aviso</p>',
    '<form action="//evil.example"><input name="senha">Aviso</form>',
  ]
  for (const html of attacks) paste(box.element(), html)
  const sent = await save()
  expect(sent.match(/Aviso/g)).toHaveLength(attacks.length)
  expect(sent).not.toMatch(
    /<(script|img|svg|iframe|form|input)|on\w+=|style=|class=|id=|javascript:/i,
  )
  expect(seen.attacked).toBeUndefined()
})

test('a refusal of the server is shown at the text, which stays as written', async () => {
  const { box, save } = await openNew({
    'POST /rules': refused('validation', { body: 'too_long' }),
  })
  await userEvent.click(box)
  await userEvent.keyboard('Até as 22h')
  await save()
  await expect.element(box).toHaveAccessibleDescription(/longo|menos/)
  await expect.element(box).toHaveTextContent('Até as 22h')
})

test('an empty text is reported as missing, and a saved one is shown for editing', async () => {
  const { page, box } = await openNew({})
  await page.getByRole('button', { name: 'Salvar regra' }).click()
  await expect.element(box).toHaveAccessibleDescription(/Preencha este campo/)
  await expect.element(box).toHaveFocus()
})

test('a saved text opens with its formatting', async () => {
  const { page } = await renderScreen(
    <RegisterFormPage register={rules} id={draft.id} initial={undefined} />,
    {
      role: 'sindico',
      at: `/apps/condominiums/rule/${draft.id}/edit`,
      answers: { [`GET /rules/${draft.id}`]: one(draft) },
    },
  )
  const box = page.getByRole('textbox', { name: 'Texto' })
  await expect.element(box.getByRole('heading', { name: 'Horário', level: 2 })).toBeVisible()
  expect(box.element().querySelector('strong')?.textContent).toBe('22h')
})
