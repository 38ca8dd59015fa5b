import { createContext, use } from 'react'

/** Opens the dialogs of panic from any page. */
export type PanicDialogs = {
  /** The dialog that raises an alert, or shows the progress of one's own. */
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
