import { createContext, use } from 'react'

/** What opens the windows of panic, from wherever one stands. */
export type PanicDialogs = {
  /** The window that raises an alert, or shows how one's own is getting on. */
  openRaise: () => void
  openAlert: (id: string) => void
}

export const PanicDialogsContext = createContext<PanicDialogs>({
  openRaise: () => undefined,
  openAlert: () => undefined,
})

/** Only under `PanicProvider`. */
export function usePanicDialogs(): PanicDialogs {
  return use(PanicDialogsContext)
}
