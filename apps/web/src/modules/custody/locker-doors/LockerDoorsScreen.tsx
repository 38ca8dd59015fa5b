import { useParams } from '@tanstack/react-router'
import { LockerDoorsPage } from './LockerDoorsPage.tsx'

/** The screen of a locker's doors. */
export function LockerDoorsScreen() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <LockerDoorsPage key={id} id={id} />
}
