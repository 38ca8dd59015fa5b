import { ChipsField } from '@portaria/ui/fields/ChipsField'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { MultiComboboxField } from '@portaria/ui/fields/MultiComboboxField'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { pt as common } from '../../platform/i18n/texts/pt.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const item = (label: string): ComboboxItem => ({ value: label, label })
const josefa = item('Josefa Lima')
const jose = item('José Prado')

/**
 * Opens a field with a list that the server filters. The test decides what the server answers, and
 * when.
 */
async function openField(given: ComboboxItem | null) {
  const onSearch = vi.fn<(query: string) => void>()
  const onSubmit = vi.fn<(chosen: string) => void>()
  const answers = { give: (_items: readonly ComboboxItem[]) => {} }
  function Owner() {
    const [value, setValue] = useState(given)
    const [found, setFound] = useState({ items: [josefa, item('Joselito Reis')], loading: false })
    useEffect(() => {
      answers.give = (items) => setFound({ items: [...items], loading: false })
    }, [])
    return (
      <FormLayout onSubmit={() => onSubmit(value?.label ?? 'ninguém')}>
        <ComboboxField
          label="Morador"
          value={value}
          onChange={setValue}
          onSearch={(query) => {
            onSearch(query)
            if (query !== '') setFound(({ items }) => ({ items, loading: true }))
          }}
          {...found}
        />
        <p data-testid="chosen">{value?.label ?? 'ninguém'}</p>
        <button type="submit">Salvar</button>
      </FormLayout>
    )
  }
  await renderScreen(<Owner />, { role: 'sindico', at: '/' })
  const input = page.getByRole('combobox', { name: 'Morador' })
  await expect.element(input).toBeVisible()
  await userEvent.click(input)
  const key = (name: string) => {
    const init = { key: name, isComposing: true, bubbles: true, cancelable: true }
    input.element().dispatchEvent(new KeyboardEvent('keydown', init))
  }
  const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent
  return {
    input,
    onSearch,
    onSubmit,
    answer: (items: readonly ComboboxItem[]) => answers.give(items),
    key,
    highlighted,
  }
}

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
const chosen = () => page.getByTestId('chosen')
const commit = (text: string) => cdp().send('Input.insertText', { text })

test('keys of a composition neither remove the choice nor move the highlight', async () => {
  const { input, key, highlighted, answer } = await openField(jose)
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  key('Escape')
  await expect.element(chosen()).toHaveTextContent('José Prado')
  await userEvent.fill(input, 'Jos')
  answer([josefa, jose])
  await expect.poll(highlighted).toBe('Josefa Lima')
  await compose('´')
  key('ArrowDown')
  key('Enter')
  await expect.element(chosen()).toHaveTextContent('José Prado')
  expect(highlighted()).toBe('Josefa Lima')
})

test('a composed letter is searched once it is complete, and Enter takes its match', async () => {
  const { input, onSearch, answer, highlighted } = await openField(null)
  await userEvent.type(input, 'Jos')
  answer([josefa, item('Joselito Reis')])
  await expect.poll(highlighted).toBe('Josefa Lima')
  onSearch.mockClear()
  await compose('´')
  await commit('é')
  await expect.element(input).toHaveValue('José')
  expect(onSearch.mock.calls).toEqual([['José']])
  // The list still shows the matches of "Jos".
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen()).toHaveTextContent('ninguém')
  answer([jose])
  await expect.element(input).toHaveValue('José Prado')
  await expect.element(chosen()).toHaveTextContent('José Prado')
})

test('Enter submits no form and keeps the text where nothing was found', async () => {
  const { input, answer, onSubmit } = await openField(null)
  await userEvent.type(input, 'Zul')
  // Pressed before the answer, it waits for it.
  await userEvent.keyboard('{Enter}')
  answer([])
  const nothing = page.getByText(common.ui.noResults)
  await expect.element(nothing).toBeVisible()
  await expect.element(input).toHaveValue('Zul')
  await userEvent.keyboard('{Enter}')
  await expect.element(nothing).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  expect(onSubmit).not.toHaveBeenCalled()
  // The next letter begins another search.
  await userEvent.keyboard('J')
  await expect.element(input).toHaveValue('J')
  answer([jose])
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen()).toHaveTextContent('José Prado')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

const SEND = '{Control>}{Enter}{/Control}'

test('Ctrl+Enter before the answer takes its match, and then sends the form once', async () => {
  const { input, answer, onSubmit } = await openField(josefa)
  for (const keys of [SEND, `{Enter}${SEND}`, `${SEND}${SEND}`]) {
    onSubmit.mockClear()
    await userEvent.fill(input, 'José')
    await userEvent.keyboard(keys)
    await expect.element(chosen()).toHaveTextContent('Josefa Lima')
    expect(onSubmit).not.toHaveBeenCalled()
    answer([jose])
    await expect.poll(() => onSubmit.mock.calls).toEqual([['José Prado']])
    await userEvent.fill(input, 'Josefa')
    answer([josefa])
    await userEvent.keyboard('{Enter}')
    await expect.element(chosen()).toHaveTextContent('Josefa Lima')
  }
})

test('Ctrl+Enter takes the highlighted option, and sends nothing where nothing was found', async () => {
  const { input, answer, highlighted, onSubmit } = await openField(null)
  await userEvent.type(input, 'Jos')
  answer([jose])
  await expect.poll(highlighted).toBe('José Prado')
  await userEvent.keyboard(SEND)
  await expect.poll(() => onSubmit.mock.calls).toEqual([['José Prado']])
  await userEvent.fill(input, 'Zul')
  await userEvent.keyboard(SEND)
  answer([])
  await expect.element(page.getByText(common.ui.noResults)).toBeVisible()
  await userEvent.keyboard(SEND)
  await expect.element(input).toHaveValue('Zul')
  await userEvent.keyboard('{Escape}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('Ctrl+Enter sends a list with the text that was typed last', async () => {
  const onSubmit = vi.fn<(texts: readonly string[]) => void>()
  function Owner() {
    const [texts, setTexts] = useState<readonly string[]>([])
    return (
      <FormLayout onSubmit={() => onSubmit(texts)}>
        <ChipsField label="Marcas" value={texts} onChange={setTexts} />
      </FormLayout>
    )
  }
  await renderScreen(<Owner />, { role: 'sindico', at: '/' })
  await userEvent.type(page.getByRole('textbox', { name: 'Marcas' }), `uma,duas${SEND}`)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[['uma', 'duas']]])
})

test('the same holds where the field filters by itself, for one choice and for several', async () => {
  const onSubmit = vi.fn<() => void>()
  const none = () => {}
  await renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ComboboxField label="Um" value={null} onChange={none} items={[josefa, jose]} />
      <MultiComboboxField label="Vários" value={[]} onChange={none} items={[josefa, jose]} />
      <button type="submit">Salvar</button>
    </form>,
    { role: 'sindico', at: '/' },
  )
  for (const name of ['Um', 'Vários']) {
    const input = page.getByRole('combobox', { name })
    await userEvent.type(input, 'Zul')
    await expect.element(page.getByText(common.ui.noResults)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('Zul')
    await expect.element(page.getByText(common.ui.noResults)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  expect(onSubmit).not.toHaveBeenCalled()
})
