import { registers } from '@portaria/contract/modules/registers'
import { useLocation, useParams } from '@tanstack/react-router'
import { useRole } from '../platform/session/use-session.ts'
import { iconOfRegister } from '../shell/menu-icons.ts'
import { initialValues } from './initial-values.ts'
import { ownLists } from './modules.ts'
import { FormPage, ListPage, RecordPage } from './register-pages.ts'
import { findRegisterPage } from './register-routes.ts'
import { appTexts } from './texts/app-texts.ts'
import { useCanonicalList } from './use-canonical-list.ts'
import { useListTitle } from './use-list-title.ts'

/** The register page named in the address. */
export function RegisterScreen() {
  const { _splat: splat }: Record<string, string | undefined> = useParams({ strict: false })
  const pathname = useLocation({ select: (location) => location.pathname })
  const t = appTexts.useTexts()
  // Uses the route match: the address bar already has the next page's address before its guard has
  // run.
  const found = findRegisterPage(splat === undefined ? pathname : `/apps/${splat}`)
  useCanonicalList(found?.page === 'list')
  const title = useListTitle(found?.register)
  const role = useRole()
  if (found === null) return null
  const { page, view } = found
  const register = view?.definition ?? registers[found.register]
  const key = `${found.register} ${view?.title ?? ''}`
  const Own = role === null || view ? undefined : ownLists[found.register]?.[role]
  if (page === 'list' && Own) return <Own />
  if (page === 'list') {
    const narrowed = view && { title: t(`titles.${view.title}`), filters: view.filters }
    return <ListPage key={key} register={register} title={title} {...narrowed} />
  }
  if (page === 'record') {
    const { id } = found
    return (
      <RecordPage key={`${key} ${id}`} {...{ register, id }} icon={iconOfRegister(register.name)} />
    )
  }
  const id = page === 'edit' ? found.id : undefined
  // Another row gets a new form, so that nothing typed is carried over.
  const initial = view?.initial ?? initialValues[found.register]
  return <FormPage key={`${key} ${id ?? 'new'}`} {...{ register, id, initial }} />
}
