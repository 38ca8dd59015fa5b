import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DenialLine } from '../../access/public/openings/DenialLine.tsx'
import type { OpeningDialogProps } from '../../access/public/openings/OpeningDialog.tsx'
import { pointsQuery } from '../../access/public/openings/opening-calls.ts'
import { useLastDenial } from '../../access/public/openings/use-last-denial.ts'

const OpeningDialog = lazyOverlay<OpeningDialogProps>(
  async () => (await import('../../access/public/openings/OpeningDialog.tsx')).OpeningDialog,
)

/** The points from the desk: the last refusal, and the window that opens one. */
export type DeskDoors = {
  readonly denial: ReturnType<typeof useLastDenial>['denial']
  /** The point whose window is open; null to choose one there, undefined for no window. */
  readonly opened: string | null | undefined
  /** Asks to open the point of the last refusal; does nothing without one. */
  answerDenial: () => void
  /** Asks to open a point that is chosen in the window. */
  choose: () => void
  close: () => void
  /** Takes the line away once its point was opened. */
  noteOpened: () => void
}

/** Follows refusals at points, and which point the desk is opening. */
export function useDeskDoors(): DeskDoors {
  const { denial, settle } = useLastDenial()
  // Read ahead, so that the window begins with its first field.
  useQuery({ ...pointsQuery, enabled: denial !== null })
  const [opened, setOpened] = useState<string | null | undefined>()
  return {
    denial,
    opened,
    answerDenial: () => denial && setOpened(denial.point.id),
    choose: () => setOpened(null),
    close: () => setOpened(undefined),
    noteOpened() {
      if (opened === denial?.point.id) settle()
    },
  }
}

/** The line of the last refusal; renders nothing without one. */
export function DoorDenial({ doors: { denial, answerDenial } }: { doors: DeskDoors }) {
  return denial && <DenialLine denial={denial} onOpen={answerDenial} />
}

/** The window that opens a point. */
export function DoorWindow({ doors: { opened, close, noteOpened } }: { doors: DeskDoors }) {
  return (
    <OpeningDialog
      open={opened !== undefined}
      pointId={opened ?? null}
      onClose={close}
      onOpened={noteOpened}
    />
  )
}
