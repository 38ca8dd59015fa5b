import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import { quotedKeys } from '../apps/web/src/shell/keys/quoted-keys.ts'
import { screens } from '../apps/web/src/testing/words.ts'
import { answerAlerts } from './alerts.ts'
import { keyActs } from './manual/key-acts.ts'
import { quoted, WORD_KEY, wordOf, wordsOn } from './manual/manual-words.ts'
import { preparedScreens } from './manual/prepared-screens.ts'
import { type Reader, readers, stages } from './manual/stages.ts'
import { expect, signIn, test } from './visit.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * The text of the tests that press controls by name, with keys replaced by their words: other
 * journeys, and tests of components.
 */
const pressed = globSync(['e2e/*.spec.ts', 'apps/web/src/**/*.screen.test.tsx'], { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .map((source) => source.replace(WORD_KEY, (key) => wordOf(key) ?? key))
  .join('\n')

const isPressed = (label: string) =>
  ["'", '/', '/^', '`'].some((quote) => pressed.includes(`${quote}${label}`))

/**
 * Returns whether the running product shows a label, possibly followed by a value such as a name.
 */
const stands = (words: ReadonlySet<string>, label: string) =>
  words.has(label) ||
  [...words].some(
    (word) => word.startsWith(label) && !/^[\p{L}\p{N}]/u.test(word.slice(label.length)),
  )

/**
 * Returns the address of a stage with the id of its row: the oldest row, which no other journey
 * wrote.
 */
async function addressOf(page: Page, at: string): Promise<string> {
  const [named, query = ''] = /\{(.*)\}/.exec(at) ?? []
  if (named === undefined) return at
  const id = await page.evaluate(
    async (way) => {
      const authorization = `Bearer ${localStorage.getItem('jwt_access_token')}`
      const answer = await fetch(way, { headers: { authorization } })
      return ((await answer.json()) as { data: [{ id: string }] }).data[0].id
    },
    `/api/v1/${query}${query.includes('?') ? '&' : '?'}sort=created_at&per_page=1`,
  )
  return at.replace(named, id)
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const roles = ['button', 'menuitem', 'link', 'tab', 'combobox', 'radio'] as const
  const exact = typeof name === 'string'
  const [first, ...others] = roles.map((role) => page.getByRole(role, { name, exact }))
  await others
    .reduce((any, one) => any.or(one), first ?? page.locator('body'))
    .filter({ visible: true })
    .first()
    .click()
}

test('every link of the manual leads to a page, and to an existing heading', async ({
  visitor,
}) => {
  const page = await visitor()
  await answerAlerts(page, [])
  await signIn(page, readers.admin, null)
  expect(quoted.links.length).toBeGreaterThan(5)
  for (const href of quoted.links)
    await test.step(href, async () => {
      await page.goto(href)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText(screens.app.errors['error-404'].title)).toHaveCount(0)
      const { hash } = new URL(page.url())
      if (hash !== '') await expect(page.locator(hash)).toBeInViewport()
    })
})

test('every key in the manual does what the manual says', async ({ visitor }) => {
  const desk = readFileSync(path.join(root, 'docs/keystrokes.md'), 'utf8')
  // The journey that counts keys presses those of the gate's desk.
  const isCounted = (keys: string) =>
    new RegExp(
      `\\| \`[^\`]*(?<=[ \`])${keys.replace('Ctrl', 'Control').replaceAll(' ', '\\+')}[ \`]`,
    ).test(desk)
  const isTerminals = (keys: string) => keys === 'Ctrl C'
  const page = await visitor()
  const acts = keyActs(page)
  const asked = [...new Set([...quoted.keys, ...quotedKeys.map(([, keys]) => keys)])]
  expect(asked.filter((keys) => !(keys in acts) && !isCounted(keys) && !isTerminals(keys))).toEqual(
    [],
  )
  await answerAlerts(page, [])
  await signIn(page, readers.sindico)
  for (const [keys, act] of Object.entries(acts)) await test.step(keys, act)
})

/** Milliseconds after which a request without a reported end was left behind by its page. */
const LEFT_BEHIND_MS = 30_000

test('every label quoted in the manual is shown by the running product', async ({
  visitor,
  request,
}) => {
  const seen = new Set<string>()
  const see = async (page: Page) => {
    // A page is complete once nothing is busy or requested, the browser is idle, and nothing more
    // arrives: on a slow machine a loaded part may be shown late.
    let before = { length: -1, isQuiet: false }
    await expect
      .poll(
        async () => {
          await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
          const busy = await page.locator('[aria-busy=true]').count()
          const words = await wordsOn(page)
          for (const word of words) seen.add(word)
          // Quiet twice: an answer that came just now is not shown yet.
          const now = {
            length: words.length,
            isQuiet: busy + (waiting.get(page)?.size ?? 0) === 0,
          }
          const isWhole = now.isQuiet && before.isQuiet && now.length === before.length
          before = now
          return isWhole
        },
        { intervals: [250] },
      )
      .toBe(true)
  }
  const waiting = new WeakMap<Page, Set<Request>>()
  const open = async () => {
    const page = await visitor()
    const asked = new Set<Request>()
    waiting.set(page, asked)
    page.on('request', (one) => {
      // The browser does not always report the end of requests that a page leaves behind.
      if (one.isNavigationRequest()) asked.clear()
      // The stream of live events never ends.
      if (one.url().includes('/stream')) return
      asked.add(one)
      setTimeout(() => asked.delete(one), LEFT_BEHIND_MS)
    })
    page.on('requestfinished', (one) => asked.delete(one))
    page.on('requestfailed', (one) => asked.delete(one))
    return page
  }
  const refused: string[] = []
  const pages = new Map<Reader | null, Page>()
  const pageOf = async (reader: Reader | null) => {
    const known = pages.get(reader)
    if (known) return known
    const page = await open()
    pages.set(reader, page)
    page.on('response', (response) => {
      const isRead = response.request().method() === 'GET' && response.status() >= 400
      if (isRead) refused.push(`${response.status()} ${response.url()}`)
    })
    await answerAlerts(page, [])
    if (reader !== null) await signIn(page, readers[reader], null)
    return page
  }
  for (const { as, at, press: presses = [] } of stages)
    await test.step(`${as ?? 'a guest'} at ${at}`, async () => {
      const page = await pageOf(as)
      await page.goto(await addressOf(page, at))
      await expect(page.getByRole('heading').first()).toBeVisible()
      await see(page)
      for (const one of presses) {
        await (typeof one === 'function' ? one(page) : press(page, one))
        await see(page)
      }
    })
  for (const [name, show] of Object.entries(preparedScreens))
    await test.step(name, () => show({ open, request, see }))
  const missing = quoted.labels.filter((label) => !stands(seen, label) && !isPressed(label))
  expect(quoted.labels.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
  // A refused request silently omits a part of a page; but a profile says of a login that is no
  // person of the company why it has no PIN.
  expect(refused.filter((one) => !/^404 .*\/me\/access-pins$/.test(one))).toEqual([])
  // No screen shows a time zone by its database name.
  expect([...seen].filter((word) => /\bAmerica\//.test(word))).toEqual([])
})
