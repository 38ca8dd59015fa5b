import { expect, onTestFinished, test } from 'vitest'
import { offerStartupImage } from './startup-image.ts'

const offered = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel=apple-touch-startup-image]')

test('an iPhone gets a picture of exactly its screen; other devices get none', async () => {
  await offerStartupImage()
  expect(offered()).toBeNull()

  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'standalone')
    offered()?.remove()
  })
  await offerStartupImage()
  const picture = new Image()
  picture.src = offered()?.href ?? ''
  await picture.decode()
  const { width, height } = window.screen
  expect([picture.width, picture.height]).toEqual([
    Math.trunc(width * devicePixelRatio),
    Math.trunc(height * devicePixelRatio),
  ])
})
