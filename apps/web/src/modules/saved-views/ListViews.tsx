import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { SavedView } from '@portaria/contract/modules/saved-views/saved-views'
import { newId } from '@portaria/contract/value-types/uuid'
import { Button } from '@portaria/ui/actions/Button'
import { Menu, MenuCheck, MenuChoice, MenuItem, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { useList } from '../../register-pages/list/list-context.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import {
  changeView,
  isAsOpened,
  keepView,
  readyViews,
  removeView,
  stateOfView,
  viewOf,
  viewsQuery,
} from './saved-views.ts'
import { savedViewsTexts } from './texts/saved-views-texts.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'

/**
 * Lists whose default view the person has exchanged for all rows. Forgotten when the page is
 * reloaded.
 */
const leftDefault = new Set<string>()

/** Switches between a list's views: all rows, standard ones, and the person's own. */
export function ListViews() {
  const { register, role, words, paths } = useRegister()
  const { state, change, view: shown } = useList()
  const text = savedViewsTexts.useTexts()
  const fill = useFilledTerms()
  const client = useQueryClient()
  const [, attempt] = useAttempt()
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const { data: own = [] } = useQuery(viewsQuery(register.name))
  const names = registerText(words.language, register.name).views
  const ready = readyViews(register, role).map(({ name, query }) => ({
    name: fill(names?.[name]?.[words.gender] ?? name),
    query,
  }))
  const present = viewOf(state)
  const chosen = own.find(({ query }) => query === present)
  const all = text(`all.${words.gender}`)
  const named = chosen?.name ?? ready.find(({ query }) => query === present)?.name
  const label = present === '' && !chosen ? all : (named ?? text('views'))

  const refresh = () => client.invalidateQueries({ queryKey: viewsQuery(register.name).queryKey })
  const show = (query: string) => {
    leftDefault.add(register.name)
    const kept = own.find((one) => one.query === query)
    if (kept) shown.keep({ hidden: kept.hidden, density: kept.density })
    change(stateOfView(query))
  }
  const byDefault = own.find((one) => one.is_default)?.query
  const openDefault = useEffectEvent((query: string) => {
    // The person may have left the list while its views were loading.
    const isHere = window.location.pathname === paths.list
    if (isHere && isAsOpened(state, register, role) && !leftDefault.has(register.name)) show(query)
  })
  useEffect(() => {
    if (byDefault !== undefined) openDefault(byDefault)
  }, [byDefault])

  const save = async (name: string) => {
    if (naming !== 'new' && naming !== null) await changeView(naming.id, { name })
    else {
      const { hidden, density } = shown
      const id = newId()
      const view = { register: register.name, name, query: present, hidden: [...hidden], density }
      await keepView({ id, ...view })
    }
    await refresh()
    showToast({ title: text('saved'), tone: 'success' })
  }
  const remove = async (view: SavedView) => {
    const restore = async () => {
      const { is_default: isDefault, ...kept } = view
      await keepView({ register: register.name, ...kept })
      if (isDefault) await changeView(view.id, { is_default: true })
      await refresh()
    }
    await removeView(view.id)
    await refresh()
    const undo = { label: text('undo'), onPress: () => void attempt(restore) }
    showToast({ title: text('removed'), tone: 'success', action: undo })
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            icon={Bookmark}
            aria-label={`${text('views')}: ${label}`}
            className="w-full px-2! xl:justify-start! xl:px-3.5!"
          >
            <span className="truncate max-xl:sr-only">{label}</span>
          </Button>
        }
      >
        <MenuChoice closes value={present} onChange={show} options={[{ value: '', label: all }]} />
        {ready.length > 0 && (
          <MenuChoice
            label={text('ready')}
            closes
            value={present}
            onChange={show}
            options={ready.map(({ name, query }) => ({ value: query, label: name }))}
          />
        )}
        {own.length > 0 && (
          <MenuChoice
            label={text('own')}
            closes
            value={present}
            onChange={show}
            options={own.map(({ name, query }) => ({ value: query, label: name }))}
          />
        )}
        <MenuSeparator />
        <MenuItem icon={BookmarkPlus} onSelect={() => setNaming('new')}>
          {text('save')}
        </MenuItem>
        {chosen && (
          <>
            <MenuItem icon={Pencil} onSelect={() => setNaming(chosen)}>
              {text('rename', { name: chosen.name })}
            </MenuItem>
            <MenuItem icon={Trash2} onSelect={() => void attempt(() => remove(chosen))}>
              {text('remove', { name: chosen.name })}
            </MenuItem>
            <MenuCheck
              checked={chosen.is_default}
              onChange={(isDefault) =>
                void attempt(async () => {
                  await changeView(chosen.id, { is_default: isDefault })
                  await refresh()
                })
              }
            >
              {text('setDefault')}
            </MenuCheck>
          </>
        )}
      </Menu>
      {naming !== null && (
        <ViewNameDialog
          name={naming === 'new' ? '' : naming.name}
          title={text(naming === 'new' ? 'saveTitle' : 'renameTitle')}
          description={naming === 'new' ? text('saveText') : undefined}
          save={save}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
