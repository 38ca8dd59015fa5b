import { useParams } from '@tanstack/react-router'
import { AccessPage } from './AccessPage.tsx'

/** The screen of one event at an access point. */
export function AccessScreen() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <AccessPage key={id} id={id} />
}
