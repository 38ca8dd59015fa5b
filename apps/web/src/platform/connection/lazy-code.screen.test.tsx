import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyCode } from './lazy-code.ts'

const part = () =>
  lazyCode<{ name: string }>(async () => ({ name }) => <p>{name}</p>)

test('a part is fetched when it is shown, and what stands in for it goes', async () => {
  const Part = part()
  const screen = await render(
    <Suspense fallback="loading">
      <Part name="Visitas" />
    </Suspense>,
  )
  await expect.element(screen.getByText('Visitas')).toBeVisible()
  await expect.element(screen.getByText('loading')).not.toBeInTheDocument()
})

test('a part whose code was fetched before is there at once', async () => {
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
