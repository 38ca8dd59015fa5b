import { type Letterhead, letterheadAnswer } from '@portaria/contract/modules/companies/letterhead'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answer, answer, refused, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { currentQueryClient } from '../query-client.ts'
import { letterheadQuery } from './letterhead-query.ts'
import { PaperSheet } from './PaperSheet.tsx'
import { usePaper } from './use-paper.ts'

const folha = <PaperSheet>Folha</PaperSheet>

function Printed() {
  const [paper, print] = usePaper()
  return (
    <>
      <button type="button" onClick={() => void print(folha)}>
        Imprimir
      </button>
      {paper}
    </>
  )
}

/** A picture of one pixel, which a browser draws only after it has read it. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const headOf = (more: Partial<Letterhead>): Answer =>
  answer(letterheadAnswer, {
    data: {
      name: 'Residencial Bosque',
      legal_name: null,
      cnpj: '11222333000181',
      address: null,
      logo: null,
      ...more,
    },
  })

const open = (letterhead: Answer | (() => Answer | Promise<Answer>)) =>
  renderScreen(<Printed />, { at: '/', answers: { 'GET /company/letterhead': letterhead } })

const sheet = () => document.querySelector('[data-sheet]')

/** What stood on the paper at each print. */
function watchPrints() {
  const printed: { text: string; isDrawn: boolean }[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const pictures = [...(sheet()?.querySelectorAll('img') ?? [])]
    printed.push({
      text: sheet()?.textContent ?? '',
      isDrawn: pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    })
  })
  return printed
}

test('the first print waits for the letterhead and its logo; the sheet leaves with it', async () => {
  const printed = watchPrints()
  const { promise: answered, resolve: give } = Promise.withResolvers<Answer>()
  const { page } = await open(() => answered)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(printed).toEqual([])
  give(headOf({ logo: { id: testId(), url: PIXEL } }))
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]?.text).toContain('11.222.333/0001-81')
  expect(printed[0]?.text).toContain('Folha')
  expect(printed[0]?.isDrawn).toBe(true)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
})

test('a letterhead that changed meanwhile is read again', async () => {
  const printed = watchPrints()
  let name = 'Residencial Bosque'
  const { page } = await open(() => headOf({ name }))
  const button = page.getByRole('button', { name: 'Imprimir' })
  await button.click()
  await expect.poll(() => printed.length).toBe(1)
  window.dispatchEvent(new Event('afterprint'))
  name = 'Residencial Mata'
  await currentQueryClient().invalidateQueries({ queryKey: letterheadQuery.queryKey })
  await button.click()
  await expect.poll(() => printed.length).toBe(2)
  expect(printed[1]?.text).toContain('Residencial Mata')
})

test('without a letterhead the sheet has the name of the company', async () => {
  const printed = watchPrints()
  const { page } = await open(refused('unavailable'))
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => printed.length).toBe(1)
  expect(printed[0]?.text).toContain('Condomínio de teste')
})

test('nothing is printed once its part of the page has left', async () => {
  const printed = watchPrints()
  const { promise: answered, resolve: give } = Promise.withResolvers<Answer>()
  function Leaving() {
    const [isThere, setThere] = useState(true)
    return (
      <>
        {isThere && <Printed />}
        <button type="button" onClick={() => setThere(false)}>
          Sair
        </button>
      </>
    )
  }
  const { page, server } = await renderScreen(<Leaving />, {
    at: '/',
    answers: { 'GET /company/letterhead': () => answered },
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => server.sent('GET /company/letterhead').length).toBe(1)
  await page.getByRole('button', { name: 'Sair' }).click()
  give(headOf({}))
  await expect.poll(() => currentQueryClient().getQueryData(letterheadQuery.queryKey)).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(printed).toEqual([])
})

test('a print that fails leaves no sheet behind', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {
    throw new Error('no printer')
  })
  function Failing() {
    const [paper, print] = usePaper()
    const [failed, setFailed] = useState(false)
    return (
      <>
        <button type="button" onClick={() => void print(folha).catch(() => setFailed(true))}>
          Imprimir
        </button>
        {failed && <p>Falhou</p>}
        {paper}
      </>
    )
  }
  const { page } = await renderScreen(<Failing />, {
    at: '/',
    answers: { 'GET /company/letterhead': headOf({}) },
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect.element(page.getByText('Falhou')).toBeVisible()
  expect(sheet()).toBeNull()
})
