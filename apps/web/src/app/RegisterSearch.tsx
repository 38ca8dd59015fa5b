import { useState } from 'react'
import { useFound } from '../modules/search/use-found.tsx'
import { iconOfRegister } from '../shell/menu-icons.ts'
import { NavigationSearch, type NavigationSearchProps } from '../shell/toolbar/NavigationSearch.tsx'
import { useCommands } from './use-commands.ts'

/** The toolbar's search in all registers and pages. */
export function RegisterSearch(props: NavigationSearchProps) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed, props.onGo, iconOfRegister)
  const commands = useCommands(typed, props.onGo)
  // A typed name of a command most likely means that command, so people and things come after it.
  const groups = [...commands, ...found.groups]
  return <NavigationSearch {...props} found={{ ...found, groups }} onTyped={setTyped} />
}
