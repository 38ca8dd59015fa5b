import { savedViewsAnswer } from '@portaria/contract/modules/saved-views/saved-views'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answer, listOf, recordOf } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RegisterListPage } from './RegisterListPage.tsx'

const words = screens.registerPages
const deleted_at = '2026-05-02T12:00:00.000Z'
const gone = recordOf(visitors, { name: 'Rui Prado', deleted_at, erased_at: null })
const erased = recordOf(visitors, { name: 'Pessoa apagada 12', deleted_at, erased_at: deleted_at })

test('a removed row is restored in the list, and one that was erased only opens', async () => {
  const { page, server } = await renderScreen(<RegisterListPage register={visitors} />, {
    at: '/apps/condominiums/visitors/?filter[deleted]=true',
    answers: {
      'GET /me/views': answer(savedViewsAnswer, { data: [] }),
      'GET /visitors': listOf([gone, erased]),
    },
  })
  const restore = page.getByRole('button', { name: words.list.restore })
  await expect.element(restore).toBeVisible()
  expect(restore.elements()).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: words.list.erased }))
    .toHaveAttribute('href', `/apps/condominiums/visitor/${erased.id}`)
  expect(server.sent('GET /visitors')[0]?.query.get('fields')).toContain('erased_at')
  await expectAccessible()
})
