import { Component, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyCode } from './lazy-code.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    serveAfterLosses: (address: string, losses: number, text: string) => Promise<void>
  }
}

const part = () =>
  lazyCode<{ name: string }>(async () => ({ name }) => <p>{name}</p>)

/** A part whose code is a module that this browser fetches from an address. */
const partAt = (address: string) =>
  lazyCode(async () => {
    const { word } = (await import(/* @vite-ignore */ address)) as { word: string }
    return () => <p>{word}</p>
  })

/** Lets the server answer, so that lost requests do not count as a lost connection. */
const connect = () => vi.stubGlobal('fetch', async () => new Response())

/** Shows the message of an error that a part threw, like the app's error page. */
class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = (error: unknown) => ({ message: String(error) })
  override render() {
    return this.state.message ?? this.props.children
  }
}

test('a part is loaded when it is shown, and replaces its placeholder', async () => {
  const Part = part()
  const screen = await render(
    <Suspense fallback="loading">
      <Part name="Visitas" />
    </Suspense>,
  )
  await expect.element(screen.getByText('Visitas')).toBeVisible()
  await expect.element(screen.getByText('loading')).not.toBeInTheDocument()
})

test('a part whose code was loaded before is shown at once', async () => {
  const Part = part()
  await Part.fetchCode()
  const fallbacks: string[] = []
  const Fallback = () => {
    fallbacks.push('loading')
    return null
  }
  const screen = await render(
    <Suspense fallback={<Fallback />}>
      <Part name="Visitas" />
    </Suspense>,
  )
  await expect.element(screen.getByText('Visitas')).toBeVisible()
  expect(fallbacks).toEqual([])
})

test('this browser fetches a module again after its first requests were lost', async () => {
  connect()
  await commands.serveAfterLosses('/lost-twice.js', 2, "export const word = 'Encomendas'")
  const Part = partAt('/lost-twice.js')
  const screen = await render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.element(screen.getByText('Encomendas')).toBeVisible()
})

test('code that does not arrive throws an error with the words that the error page recognises', async () => {
  connect()
  await commands.serveAfterLosses('/lost.js', Number.MAX_SAFE_INTEGER, '')
  const Part = partAt('/lost.js')
  const screen = await render(
    <Boundary>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  )
  await expect.element(screen.getByText(/dynamically imported module/)).toBeVisible()
})
