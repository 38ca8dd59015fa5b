import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findRegisterPage } from './register-routes.ts'
import { screens } from './screens.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  start_url: string
  icons: readonly Icon[]
  shortcuts: readonly { name: string; url: string; icons: readonly Icon[] }[]
}

const folder = path.join(import.meta.dirname, '..', '..', 'public')
const read = (name: string) => readFileSync(path.join(folder, name))
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest

/** Returns the size that a PNG states in its header, such as `192x192`. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('icons exist in the sizes that the manifest states, one of them for masks', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((one) => one.icons)]
  const pictures = icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ src }) => `${src} ${sizeOf(read(src))}`)).toEqual(
    pictures.map(({ src, sizes }) => `${src} ${sizes}`),
  )
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
})

test('the start page and every shortcut lead to a page of the app', () => {
  const known = new Set(screens.map((screen) => screen.path))
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  for (const address of addresses) {
    const { pathname } = new URL(address, 'https://app.invalid')
    const isPage = known.has(pathname) || findRegisterPage(pathname) !== null
    expect([address, isPage]).toEqual([address, true])
  }
  expect(manifest.shortcuts).toHaveLength(4)
})
