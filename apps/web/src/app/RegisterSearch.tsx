import { useState } from 'react'
import { useFound } from '../features/search/use-found.tsx'
import { NavigationSearch, type NavigationSearchProps } from '../shell/toolbar/NavigationSearch.tsx'
import { iconOfRegister } from './menu-icons.ts'

/** The toolbar's search, of all registers and of pages. */
export function RegisterSearch(props: NavigationSearchProps) {
  const [typed, setTyped] = useState('')
  const found = useFound(typed, props.onGo, iconOfRegister)
  return <NavigationSearch {...props} found={found} onTyped={setTyped} />
}
