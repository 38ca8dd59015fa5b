import { lazyPart } from '@portaria/ui/lazy/lazyPart'

/** The pages of every register, each in a chunk of its own. */
export const ListPage = lazyPart(
  async () => (await import('../register-pages/list/RegisterListPage.tsx')).RegisterListPage,
)
export const FormPage = lazyPart(
  async () => (await import('../register-pages/form/RegisterFormPage.tsx')).RegisterFormPage,
)
export const RecordPage = lazyPart(
  async () => (await import('../register-pages/record/RegisterRecordPage.tsx')).RegisterRecordPage,
)

const pages = { list: ListPage, record: RecordPage, new: FormPage, edit: FormPage }

/** Loads the code of a page before it is shown. */
export async function fetchRegisterPage(page: keyof typeof pages): Promise<void> {
  await pages[page].fetch()
}
