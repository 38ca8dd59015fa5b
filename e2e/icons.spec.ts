import { type IconElement, mergeElements, readIcons } from '../apps/web/merged-icons.ts'
import { expect, test } from './visit.ts'

/**
 * The maximum number of pixels in which an icon may clearly differ, where strokes of one path meet.
 */
const EDGES = 16

test('icons of one path look like those of the library', async ({ page }) => {
  const icons = await readIcons()
  expect(icons.length).toBeGreaterThan(1_500)

  await page.goto('/login')
  const different = await page.evaluate(differences, {
    theirs: icons.map(({ node }) => drawn(node)),
    ours: icons.map(({ node }) => drawn(mergeElements(node))),
  })
  const wrong = different.map((pixels, at) => ({ name: icons[at]?.name, pixels }))
  expect(wrong.filter(({ pixels }) => pixels > EDGES)).toEqual([])

  const parts = await page
    .locator('svg.lucide')
    .evaluateAll((shown) => shown.map((icon) => icon.childElementCount))
  expect(parts.length).toBeGreaterThan(2)
  // One path for strokes and, if there are dots, another for filled areas.
  expect(Math.max(...parts)).toBeLessThanOrEqual(2)
})

type Sides = { theirs: string[]; ours: string[] }

/** Counts the pixels that differ between both pictures of each icon; runs in the browser. */
async function differences({ theirs, ours }: Sides): Promise<number[]> {
  const size = 48
  const across = 48
  const height = size * Math.ceil(theirs.length / across)
  const sheetOf = async (drawings: string[]) => {
    const icons = drawings.map((drawing, at) => {
      const place = `x="${(at % across) * size}" y="${Math.floor(at / across) * size}"`
      return `<svg ${place} width="${size}" height="${size}" viewBox="0 0 24 24">${drawing}</svg>`
    })
    const strokes = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${across * size}" height="${height}" fill="none" stroke="currentColor" ${strokes}>${icons.join('')}</svg>`,
    )}`
    await image.decode()
    const canvas = new OffscreenCanvas(across * size, height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return canvas?.getImageData(0, 0, across * size, height).data ?? []
  }
  const [before, after] = await Promise.all([sheetOf(theirs), sheetOf(ours)])
  const apart = theirs.map(() => 0)
  for (let at = 3; at < before.length; at += 4) {
    if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) < 128) continue
    const [x, y] = [((at - 3) / 4) % (across * size), Math.floor(at / 4 / (across * size))]
    const icon = Math.floor(y / size) * across + Math.floor(x / size)
    apart[icon] = (apart[icon] ?? 0) + 1
  }
  return apart
}

function drawn(elements: readonly IconElement[]): string {
  return elements
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
      return `<${tag} ${written.join(' ')}/>`
    })
    .join('')
}
