import { lazyPart } from '@portaria/ui/lazy/lazyPart'

/** The two pages of every register, each in a chunk of its own. */
export const ListPage = lazyPart(
  async () => (await import('../register-pages/RegisterListPage.tsx')).RegisterListPage,
)
export const FormPage = lazyPart(
  async () => (await import('../register-pages/RegisterFormPage.tsx')).RegisterFormPage,
)

/** Fetches the code of a page before it is shown. */
export async function fetchRegisterPage(page: 'list' | 'new' | 'edit'): Promise<void> {
  await (page === 'list' ? ListPage : FormPage).fetch()
}
