import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import type { LoginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { languageNames, languages, locales } from '@portaria/i18n/languages'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import {
  type PictureName,
  pictureSizes,
} from '../../apps/web/src/modules/documentation/pictures/picture-sizes.ts'
import { shell } from '../browsers.ts'
import { startServer, zoneAt } from '../own-server.ts'
import { password } from '../visit.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'apps/web/src/modules/documentation/pictures')

/** An hour at which every screen has content. */
const HOUR = 16

/** Pixels of a picture per pixel of the screen. */
const SCALE = 1.25

/** Wide enough for all menus of the frame, with which the language is chosen. */
const desktop = pictureSizes.desk

type Shot = {
  name: PictureName
  email: string
  /** The company that an administrator chooses: its name, and somebody of it. */
  company?: { name: string; of: string }
  at: string
  /** Prepares the page by marks that are the same in every language. */
  before?: (page: Page) => Promise<void>
}

const shots: readonly Shot[] = [
  { name: 'first-screen', email: 'sindico@bosque.example', at: '/' },
  {
    name: 'tower',
    email: 'sindico@bosque.example',
    at: '/apps/condominiums/towers/',
    before: async (page) => {
      await page.locator('main [data-opener]').first().press('Enter')
      await page.waitForURL(/\/tower\//)
    },
  },
  { name: 'desk', email: 'funcionario@bosque.example', at: '/' },
  { name: 'home', email: 'condomino@bosque.example', at: '/' },
  {
    name: 'panic',
    email: 'condomino@bosque.example',
    at: '/',
    before: (page) => page.keyboard.press('Alt+Shift+KeyP'),
  },
  { name: 'provider', email: 'prestador@bosque.example', at: '/' },
  {
    name: 'access-rule',
    email: 'sindico@bosque.example',
    at: '/apps/condominiums/access-rules/?q=prestadores',
    before: openFirst,
  },
  { name: 'monitor', email: 'funcionario@bosque.example', at: '/apps/condominiums/access/' },
  {
    name: 'emergency',
    email: 'funcionario@bosque.example',
    at: '/apps/condominiums/access/emergency/',
  },
  { name: 'faces', email: 'condomino@bosque.example', at: '/apps/condominiums/faces/' },
  {
    name: 'reader',
    email: 'sindico@bosque.example',
    at: '/apps/condominiums/readers/',
    before: openFirst,
  },
  {
    name: 'new-reader',
    email: 'admin@portaria.example',
    company: { name: 'Residencial Bosque', of: 'sindico@bosque.example' },
    at: '/apps/condominiums/readers/new',
  },
]

/** The models of the demonstration's readers, in the order in which the server expects them. */
const models = ['idface', 'idaccess', 'idface', 'idaccess'] as const

/** Opens the first row of a list. */
async function openFirst(page: Page): Promise<void> {
  const list = page.url()
  await page.locator('main [data-opener], main li a, main td a').first().press('Enter')
  await page.waitForURL((address) => address.href !== list)
}

/**
 * Takes the pictures of the manual in each language, or those of some names, in a separate
 * demonstration.
 */
async function takePictures(names: readonly string[]): Promise<void> {
  const timeZone = zoneAt(HOUR)
  const readers = await Promise.all(
    models.map((model) =>
      ControlIdReader.start({ port: 0, model, password: DEMONSTRATION_PASSWORD }),
    ),
  )
  const server = await startServer({
    timeZone,
    settings: { DEMONSTRATION_READERS: readers.map(({ port }) => `127.0.0.1:${port}`).join() },
  })
  const wanted = shots.filter(({ name }) => names.length === 0 || names.includes(name))
  const browser = await chromium.launch(shell)
  try {
    for (const language of languages) {
      await mkdir(path.join(folder, language), { recursive: true })
      for (const shot of wanted) {
        const context = await browser.newContext({
          baseURL: server.origin,
          timezoneId: timeZone,
          locale: locales[language],
          viewport: desktop,
          deviceScaleFactor: SCALE,
          reducedMotion: 'reduce',
        })
        await context.addInitScript(hideDemonstration)
        const page = await context.newPage()
        await signIn(page, shot.email)
        if (shot.company !== undefined) await choose(page, shot.company)
        await speak(page, languageNames[language])
        await writeFile(path.join(folder, language, `${shot.name}.webp`), await take(page, shot))
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await server.stop()
    for (const reader of readers) await reader.close()
  }
}

/** Hides parts that only a demonstration shows. */
function hideDemonstration(): void {
  new MutationObserver(() =>
    document.querySelector('meta[name="demonstration"]')?.remove(),
  ).observe(document, { childList: true, subtree: true })
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/dashboards/)
}

/** Chooses a company as an administrator. */
async function choose(page: Page, { name, of: email }: NonNullable<Shot['company']>) {
  const login = await page.request.post('/api/v1/login', { data: { email, password } })
  const { data } = (await login.json()) as LoginAnswer
  const chosen = { tenant_id: data.me.original.tenant_id ?? '', tenant_name: name }
  await page.evaluate((stored) => Object.assign(localStorage, stored), chosen)
  await page.reload()
}

/** Chooses the language, which the account stores. */
async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /^(Idioma|Language|اللغة)$/ }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
  await page.keyboard.press('Escape')
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(1_500)
}

async function take(page: Page, { name, at, before }: Shot): Promise<Buffer> {
  await page.setViewportSize(pictureSizes[name])
  await page.goto(at)
  await settled(page)
  await before?.(page)
  if (before) await settled(page)
  return webp(page, await page.screenshot())
}

/** Converts a picture to WebP by the browser, since no library here can. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, png.toString('base64'))
  return Buffer.from(encoded)
}

await takePictures(process.argv.slice(2))
