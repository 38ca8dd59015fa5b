import { expect, test } from 'vitest'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { ReaderRemovals } from './ReaderRemovals.tsx'

const words = screens.departures.readers
const asked_at = '2020-11-29T12:00:00.000Z'

test('each reader has the moment of the removal, or that it is awaited', async () => {
  const { page } = await renderScreen(
    <ReaderRemovals
      readers={[
        { reader: 'Leitor social', part: 'face', asked_at, gone_at: '2020-11-29T12:00:02.000Z' },
        { reader: 'Leitor da garagem', part: 'person', asked_at, gone_at: null },
      ]}
    />,
    { at: '/x' },
  )
  const lines = page.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/Leitor socialRosto.*Removido29\/11\/2020/)
  await expect
    .element(lines.nth(1))
    .toMatchTextContent(new RegExp(`Leitor da garagem${words.parts.person}${words.waiting}`))
  await expectAccessible()
})

test('somebody who was on no reader has no such part', async () => {
  const { page } = await renderScreen(<ReaderRemovals readers={[]} />, { at: '/x' })
  await expect.element(page.getByText(words.title)).not.toBeInTheDocument()
})

test('a receipt says a day as people do on the screen, and in full on paper', async () => {
  const gone_at = new Date().toISOString()
  const { page } = await renderScreen(
    <ReaderRemovals readers={[{ reader: 'Leitor social', part: 'face', asked_at, gone_at }]} />,
    { at: '/x' },
  )
  const line = page.getByRole('listitem').first()
  await expect.element(line).toMatchTextContent(/hoje \d/)
  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(line).toMatchTextContent(/\d\d\/\d\d\/20\d\d/)
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(line).toMatchTextContent(/hoje \d/)
})
