import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimingSize } from '../../testing/claimed-size.ts'
import { bytesToDecode, encodeImage, SCREEN_FORM } from './image-encoder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-picture-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })

async function encoded(name: string, picture: Sharp, type: string) {
  const file = path.join(folder, name)
  await picture.toFile(file)
  return encodeImage(file, type, SCREEN_FORM)
}

test('refuses a picture larger than any camera takes before decoding it', async () => {
  const small = plain(60, 60)
  const full = { progressive: true, chromaSubsampling: '4:4:4' }
  const attacks: [Sharp, number, string][] = [
    [small.clone().toColourspace('rgb16').png({ progressive: true }), 7050, 'image/png'],
    [small.clone().png(), 8000, 'image/png'],
    [small.clone().jpeg(full), 7050, 'image/jpeg'],
  ]
  for (const [picture, side, type] of attacks) {
    const file = path.join(folder, 'large')
    await writeFile(file, claimingSize(await picture.toBuffer(), side, side))
    await expect(encodeImage(file, type, SCREEN_FORM)).rejects.toMatchObject({ code: 'too_large' })
  }
})

test('reduces fifty megapixels of a phone to the size of a screen', async () => {
  for (const progressive of [false, true]) {
    const picture = await encoded('d.jpg', plain(8160, 6120).jpeg({ progressive }), 'image/jpeg')
    expect(picture).toMatchObject({ width: 1600, height: 1200, mediaType: 'image/webp' })
  }
})

test('counts the memory of decoding by format, depth and colour storage', async () => {
  const asked = async (picture: Sharp) =>
    bytesToDecode(await sharp(await picture.toBuffer()).metadata())
  const pixels = 40 * 30
  expect(await asked(plain(40, 30).png())).toBe(pixels * 3)
  expect(await asked(plain(40, 30).toColourspace('rgb16').png())).toBe(pixels * 6)
  expect(await asked(plain(40, 30).ensureAlpha().png())).toBe(pixels * 4)
  expect(await asked(plain(40, 30).webp())).toBe(pixels * 4)
  expect(await asked(plain(40, 30).jpeg())).toBe(pixels * 3)
  expect(await asked(plain(40, 30).jpeg({ progressive: true }))).toBe(pixels * 3)
  const full = { progressive: true, chromaSubsampling: '4:4:4' }
  expect(await asked(plain(40, 30).jpeg(full))).toBe(pixels * 6)
})

test('accepts a picture only as the type it claims', async () => {
  const file = path.join(folder, 'e.jpg')
  await plain(40, 30).jpeg().toFile(file)
  await expect(encodeImage(file, 'image/png', SCREEN_FORM)).rejects.toMatchObject({
    code: 'unsupported_media',
  })
  await writeFile(file, 'no picture')
  await expect(encodeImage(file, 'image/jpeg', SCREEN_FORM)).rejects.toMatchObject({
    code: 'unsupported_media',
  })
})

test('writes a JPEG upright, within its longer side and without metadata', async () => {
  const file = path.join(folder, 'f.jpg')
  const place = { IFD0: { Copyright: 'nobody' }, IFD3: { GPSLatitudeRef: 'S' } }
  await plain(3000, 1500).withExif(place).withMetadata({ orientation: 6 }).jpeg().toFile(file)
  const form = { mediaType: 'image/jpeg', longest: 1200, quality: 88 } as const
  const { bytes, ...picture } = await encodeImage(file, 'image/jpeg', form)
  expect(picture).toEqual({ mediaType: 'image/jpeg', width: 600, height: 1200 })
  const head = await sharp(bytes).metadata()
  expect(head.format).toBe('jpeg')
  expect([head.exif, head.icc, head.xmp, head.iptc, head.orientation]).toEqual(
    Array.from({ length: 5 }),
  )
})
