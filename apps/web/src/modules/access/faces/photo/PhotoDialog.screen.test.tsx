import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_PHOTO } from '@portaria/contract/modules/access/faces/face-words'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { faceFile, stubFaceCamera } from '../../../../testing/drawn-face.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { consentOf, faceAnswered, faceOf, photoOf } from '../../../../testing/face-answers.ts'
import { type Answers, refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { ownActs } from '../face-calls.ts'
import { PhotoStep } from '../person/PhotoStep.tsx'

const words = screens.accessFaces
const face = faceOf({ status: 'photo_pending', consent: consentOf() })
const PUT = `PUT /me/faces/resident/${face.person.id}/photo`
const sent = { ...face, status: 'processing' as const, photo: photoOf({ state: 'testing' }) }

async function open(answers: Answers = { [PUT]: faceAnswered(sent) }) {
  const onChange = vi.fn<(face: PersonFace) => void>()
  const screen = <PhotoStep face={face} acts={ownActs(face.person)} onChange={onChange} />
  const opened = await renderScreen(screen, { role: 'condomino', at: '/x', answers })
  const { page, server } = opened
  const choose = async (file: File) => {
    const input = page.getByLabelText(words.photo.choose).elements()[1]
    await userEvent.upload(input ?? page.getByLabelText(words.photo.choose), file)
  }
  /** The pictures that were sent, with their sizes. */
  const pictures = () =>
    Promise.all(
      server.sent(PUT).map(async ({ body }) => {
        const file = body instanceof FormData ? body.get('file') : null
        if (!(file instanceof File)) throw new Error('no file')
        const { width, height } = await createImageBitmap(file)
        return { type: file.type, width, height }
      }),
    )
  return { ...opened, onChange, choose, pictures }
}

/** The light of what the camera's element shows in its corner, the wall. */
function lightOf(video: Element): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !(video instanceof HTMLVideoElement)) throw new Error('no video')
  context.drawImage(video, 0, 0)
  return context.getImageData(2, 2, 1, 1).data[0] ?? 0
}

test('the camera is a mirror with an oval; a dark picture is told and not sent, a good one is', async () => {
  const camera = stubFaceCamera()
  camera.light(0.2)
  const { page, server, onChange, pictures } = await open()
  await page.getByRole('button', { name: words.photo.take }).click()
  const video = page.getByLabelText(words.photo.camera)
  await expect.element(video).toBeVisible()
  expect(getComputedStyle(video.element()).scale).toBe('-1 1')
  const shutter = page.getByRole('button', { name: words.photo.shoot })
  await expect.element(shutter).toHaveFocus()
  await expect.element(shutter).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words.pictureFaults.dark)).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.photo.send })).not.toBeInTheDocument()
  // One button for all words, so the keyboard alone is enough.
  await expect.element(page.getByRole('button', { name: words.photo.again })).toHaveFocus()
  camera.light(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(shutter).toHaveFocus()
  await expect.element(shutter).not.toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => lightOf(video.element())).toBeGreaterThan(150)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: words.photo.send })).toHaveFocus()
  expect(server.sent(PUT)).toEqual([])
  await page.getByRole('button', { name: words.photo.send }).click()
  await expect.poll(() => onChange.mock.calls).toEqual([[sent]])
  expect(await pictures()).toEqual([{ type: 'image/jpeg', width: 720, height: 720 }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(camera.stopped()).toBe(true))
})

test('a large file is sent as JPEG of the size that readers take', async () => {
  const { page, choose, pictures } = await open()
  await choose(await faceFile(2_400, 1_800))
  await expect.element(page.getByText(words.photo.check)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: words.photo.send }).click()
  await expect
    .poll(pictures)
    .toEqual([{ type: 'image/jpeg', width: FACE_PHOTO.longest, height: 900 }])
})

test('a small file and one that is no picture are told, and another one can be chosen', async () => {
  const { page, server, choose } = await open()
  await choose(await faceFile(400, 400))
  await expect
    .element(page.getByText(words.pictureFaults.small.replace('{{least}}', '480')))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: words.photo.chooseOther })).toBeVisible()
  const inputs = page.getByLabelText(words.photo.choose).elements()
  const inDialog = inputs.find((input) => input.closest('[role=dialog]') && input.matches('input'))
  if (!inDialog) throw new Error('no input')
  await userEvent.upload(inDialog, new File(['abc'], 'a.png', { type: 'image/png' }))
  await expect.element(page.getByText(words.photo.unreadable)).toBeVisible()
  expect(server.sent(PUT)).toEqual([])
})

test('where the browser finds faces, there must be exactly one', async () => {
  const box = { x: 300, y: 250, width: 200, height: 300 }
  const found = vi.fn<() => Promise<unknown>>(async () => [
    { boundingBox: box },
    { boundingBox: box },
  ])
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = found
    },
  )
  const { page, choose } = await open()
  await choose(await faceFile())
  await expect.element(page.getByText(words.pictureFaults.several)).toBeVisible()
  expect(found).toHaveBeenCalledOnce()
})

test('a refusal of the server is told, and the same photo can be sent again', async () => {
  const { page, server, onChange, choose } = await open({ [PUT]: refused('unavailable') })
  await choose(await faceFile())
  const send = page.getByRole('button', { name: words.photo.send })
  await send.click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await send.click()
  await expect.poll(() => server.sent(PUT)).toHaveLength(2)
  expect(onChange).not.toHaveBeenCalled()
})

test('without a camera a file is offered', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('refused'))
  const { page } = await open()
  await page.getByRole('button', { name: words.photo.take }).click()
  await expect.element(page.getByText(words.photo.noCamera)).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: words.photo.choose }))
    .toBeVisible()
})

test('a photo that the server refuses is told in its words', async () => {
  const { page, choose } = await open({
    [PUT]: refused('validation', { file: 'face_consent_missing' }),
  })
  await choose(await faceFile())
  await page.getByRole('button', { name: words.photo.send }).click()
  await expect.element(page.getByText(/Falta o consentimento desta pessoa/)).toBeVisible()
})
