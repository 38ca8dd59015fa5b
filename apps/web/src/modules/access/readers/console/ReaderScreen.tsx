import { useParams } from '@tanstack/react-router'
import { ReaderPage } from './ReaderPage.tsx'

/** The screen of one reader. */
export function ReaderScreen() {
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  return <ReaderPage key={id} id={id} />
}
