/** Pixels of a logo's longer side on paper: 300 dots an inch at 40 millimetres. */
const SIDE = 480

/**
 * Draws the logo of a letterhead as a PNG, as a `data:` address: documents and canvases take no
 * other kind of picture. Returns null for a picture that cannot be read.
 */
export async function logoPicture(url: string): Promise<string | null> {
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
  } catch {
    return null
  }
  const scale = Math.min(1, SIDE / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
