/** Pixels of the mark on the startup image, at the device's density of 1. */
const MARK = 128

/**
 * Gives iPhones and iPads the picture that an app from the home screen shows while it starts: the
 * mark on the ground of the page. They ask for a picture of exactly their screen's size, so it is
 * drawn here instead of being kept for each device. Other browsers draw theirs from the manifest.
 */
export async function offerStartupImage(): Promise<void> {
  // Only Safari on iPhones and iPads knows the property.
  if (!('standalone' in navigator)) return
  const mark = new Image()
  mark.src = '/icon-512.png'
  await mark.decode()
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.href = drawn(mark)
  document.head.append(link)
}

function drawn(mark: HTMLImageElement): string {
  const { width, height } = window.screen
  const scale = window.devicePixelRatio
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.scale(scale, scale)
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ui-ground')
  context.fillRect(0, 0, width, height)
  context.drawImage(mark, (width - MARK) / 2, (height - MARK) / 2, MARK, MARK)
  return canvas.toDataURL('image/png')
}
