import { lazy } from 'react'

const list = () => import('../register-pages/RegisterListPage.tsx')
const form = () => import('../register-pages/RegisterFormPage.tsx')

/** The two pages that every register has, each with code of its own. */
export const ListPage = lazy(async () => ({ default: (await list()).RegisterListPage }))
export const FormPage = lazy(async () => ({ default: (await form()).RegisterFormPage }))

/** Fetches the code of a page before it is shown. */
export async function fetchRegisterPage(page: 'list' | 'new' | 'edit'): Promise<void> {
  await (page === 'list' ? list() : form())
}
