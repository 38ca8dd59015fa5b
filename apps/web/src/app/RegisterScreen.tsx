import { useLocation, useParams } from '@tanstack/react-router'
import { FormPage, ListPage } from './register-pages.ts'
import { findRegisterPage } from './register-routes.ts'
import { useCanonicalList } from './use-canonical-list.ts'

/** Whatever page of whatever register the address names. */
export function RegisterScreen() {
  const { _splat: splat }: Record<string, string | undefined> = useParams({ strict: false })
  const { pathname } = useLocation()
  // The match, not the address bar: the next page's address stands there before it may be opened.
  const found = findRegisterPage(splat === undefined ? pathname : `/apps/${splat}`)
  useCanonicalList(found?.page === 'list')
  if (found === null) return null
  const { register, page } = found
  if (page === 'list') return <ListPage key={register} register={register} />
  const id = page === 'edit' ? found.id : undefined
  // Another row is another form: nothing typed for one may reach the other.
  return <FormPage key={`${register} ${id ?? 'new'}`} register={register} id={id} />
}
