import { useState } from 'react'
import { readStored, writeStored } from '../platform/session/session-storage.ts'

const FOLDED_KEY = 'navbar_folded'

/** Whether the navbar is folded to its icons; this browser remembers. */
export function useNavbarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => readStored(FOLDED_KEY) === 'true')
  const fold = (next: boolean) => {
    writeStored(FOLDED_KEY, next ? 'true' : null)
    setFolded(next)
  }
  return [folded, fold]
}
