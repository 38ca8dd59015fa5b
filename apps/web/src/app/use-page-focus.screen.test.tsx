import { contentId } from '@portaria/ui/layout'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { screens } from '../testing/words.ts'
import { usePageFocus } from './use-page-focus.ts'

function Frame() {
  usePageFocus()
  return (
    <main id={contentId} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

test('a page that loads slowly gets the focus although a link of the previous page had it', async () => {
  const loaded = Promise.withResolvers<void>()
  const root = createRootRoute({ component: Frame })
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/record',
      component: () => <Link to="/record/edit">Editar</Link>,
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/record/edit',
      loader: () => loaded.promise,
      component: () => <p>Formulário</p>,
    }),
  ]
  const history = createMemoryHistory({ initialEntries: ['/record'] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const page = await render(<RouterProvider router={router as never} />)
  await page.getByRole('link', { name: screens.registerPages.record.edit }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/record/edit')
  loaded.resolve()
  await expect.element(page.getByText('Formulário')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
