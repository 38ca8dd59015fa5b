import { brands } from '@portaria/contract/modules/belongings/brands/brands'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answers, listOf, recordOf, refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { MergeRowsDialog } from './MergeRowsDialog.tsx'

const role = 'sindico'
const own = (name: string) => recordOf(brands, { name, kind: 'vehicle', shared: false })
const [fiat, fiate] = [own('Fiat'), own('Fiate')]
const REMOVE = `DELETE /brands/${fiate.id}`

/** The vehicles of each brand: Fiat has one, the other none. */
const uses: Answers = {
  'GET /equipment': listOf([]),
  'GET /vehicles': ({ query }) => listOf(query.get('filter[brand_id]') === fiat.id ? [fiat] : []),
}

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={brands} role={role}>
      <MergeRowsDialog
        selected={[fiat, fiate]}
        all={null}
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </RegisterProvider>,
    { role, at: '/apps/condominiums/brands/', answers: { ...uses, ...answers } },
  )

test('the row with the most references is suggested, and the references to the others move to it', async () => {
  const { page, server } = await open({ [REMOVE]: new Response(null, { status: 204 }) })
  await expect.element(page.getByRole('radio', { name: /^Fiat 1/ })).toBeChecked()
  await page.getByRole('button', { name: screens.catalogues.merge.action }).click()
  await expect.poll(() => server.sent(REMOVE)).toHaveLength(1)
})

test('a row that cannot be merged is listed with its reason', async () => {
  const { page } = await open({ [REMOVE]: refused('forbidden') })
  await page.getByRole('button', { name: screens.catalogues.merge.action }).click()
  await expect.element(page.getByText('Fiate')).toBeVisible()
})
