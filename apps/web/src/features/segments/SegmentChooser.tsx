import { lazy, Suspense } from 'react'
import { useSegmentDialogOpen } from './segment-dialog.ts'

/** Comes with the first opening: most people never choose. */
const SegmentDialog = lazy(async () => ({
  default: (await import('./SegmentDialog.tsx')).SegmentDialog,
}))

/** The chooser, wherever on the page it was asked for. Stands once in the frame. */
export function SegmentChooser() {
  const open = useSegmentDialogOpen()
  return open && <Suspense>{<SegmentDialog />}</Suspense>
}
