import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { ArchiveRestore, Plus, SearchX } from 'lucide-react'
import { iconOfRegister } from '../../shell/menu-icons.ts'
import { useRegister } from '../register-context.tsx'
import { useFilledTerms } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { useList } from './list-context.ts'
import { asksOnly, openingOf } from './list-opening.ts'
import { isNarrowed } from './list-state.ts'
import { useOpeningName } from './OpeningChip.tsx'

/** Shown by a list without rows: nothing found, nothing removed, or no rows yet. */
export function ListEmpty() {
  const text = pageTexts.useTexts()
  const fill = useFilledTerms()
  const { register, role, may, paths } = useRegister()
  const view = useOpeningName()
  const { words, state, change } = useList()
  const { gender, inOne: one } = words
  const opening = openingOf(register, role)
  const purpose = fill(registerText(words.language, register.name).purpose)
  const create = may('create') && paths.create && (
    <ButtonLink variant="primary" icon={Plus} href={paths.create}>
      {text(`new.${gender}`, { one })}
    </ButtonLink>
  )
  if (opening && asksOnly(state, opening)) {
    return (
      <EmptyState
        icon={iconOfRegister(register.name)}
        title={text(`list.noResults.${gender}`, { one })}
        text={
          <>
            <p>{text('list.openingEmpty', { view })}</p>
            <p>{purpose}</p>
          </>
        }
        action={
          <>
            <Button onClick={() => change({ filters: {} })}>{text(`list.all.${gender}`)}</Button>
            {create}
          </>
        }
      />
    )
  }
  if (isNarrowed(state)) {
    return (
      <EmptyState
        icon={SearchX}
        title={text(`list.noResults.${gender}`, { one })}
        text={text('list.noResultsHint')}
        action={
          <Button onClick={() => change({ q: '', filters: {} })}>
            {text('list.clearFilters')}
          </Button>
        }
      />
    )
  }
  if (state.removed) {
    return <EmptyState icon={ArchiveRestore} title={text(`list.emptyRemoved.${gender}`, { one })} />
  }
  return (
    <EmptyState
      icon={iconOfRegister(register.name)}
      title={text(`list.empty.${gender}`, { one })}
      text={purpose}
      action={create}
    />
  )
}
