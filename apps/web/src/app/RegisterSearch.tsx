import { useState } from 'react'
import { useFound } from '../features/search/use-found.tsx'
import { iconOfRegister } from '../shell/menu-icons.ts'
import { NavigationSearch, type NavigationSearchProps } from '../shell/toolbar/NavigationSearch.tsx'

/** The toolbar's search, of all registers and of pages. */
export function RegisterSearch(props: NavigationSearchProps) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed, props.onGo, iconOfRegister)
  return <NavigationSearch {...props} found={found} onTyped={setTyped} />
}
