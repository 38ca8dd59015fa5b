import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PicturePicker } from './PicturePicker.tsx'

/** One black pixel. */
const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
)

async function open() {
  const onPicture = vi.fn<(picture: Blob) => Promise<void>>().mockResolvedValue()
  const { page } = await renderScreen(
    <PicturePicker
      label="Foto"
      shape="whole"
      url={undefined}
      onPicture={onPicture}
      onRemove={() => undefined}
    />,
    { role: 'sindico', at: '/apps/condominiums/visitor/new' },
  )
  await expect.element(page.getByText('Escolher arquivo')).toBeVisible()
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('a field of a file')
  return { page, input, onPicture }
}

test('a telephone is asked for accepted formats, so that it converts its own', async () => {
  const { input } = await open()
  expect(input.accept).toBe('image/jpeg,image/png,image/webp')
})

test.each([
  ['IMG_0001.HEIC', 'image/heic', /^Envie uma foto em JPEG, PNG ou WebP/],
  ['IMG_0002.HEIC', '', /^Envie uma foto em JPEG, PNG ou WebP/],
  ['multa.pdf', 'application/pdf', /^Este arquivo é um PDF/],
])('%s is refused before it is sent, with the formats named', async (name, type, sentence) => {
  const { page, input, onPicture } = await open()
  await userEvent.upload(input, new File(['ftypheic'], name, { type }))
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(onPicture).not.toHaveBeenCalled()
})

test('a format that only this browser can read is sent as a JPEG', async () => {
  const { input, onPicture } = await open()
  await userEvent.upload(input, new File([gif], 'ponto.gif', { type: 'image/gif' }))
  await expect.poll(() => onPicture.mock.calls.map(([{ type }]) => type)).toEqual(['image/jpeg'])
})
