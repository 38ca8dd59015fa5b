import { useState } from 'react'
import { useFound } from '../modules/search/use-found.tsx'
import { iconOfRegister } from '../shell/menu-icons.ts'
import { NavigationSearch, type NavigationSearchProps } from '../shell/toolbar/NavigationSearch.tsx'
import { useActsInSight } from './use-acts-in-sight.ts'
import { useCommands } from './use-commands.ts'
import { usePhrases } from './use-phrases.ts'

/** The toolbar's search in all registers and pages. */
export function RegisterSearch(props: NavigationSearchProps) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed, props.onGo, iconOfRegister)
  const acts = useActsInSight(typed)
  const phrases = usePhrases(typed, props.onGo)
  const commands = useCommands(typed, props.onGo)
  // A typed name of an act most likely means that act, so people and things come after it.
  const groups = [...acts, ...phrases.groups, ...commands, ...found.groups]
  const loading = found.loading || phrases.loading
  return <NavigationSearch {...props} found={{ ...found, loading, groups }} onTyped={setTyped} />
}
