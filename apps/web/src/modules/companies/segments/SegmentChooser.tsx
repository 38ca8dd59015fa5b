import { Suspense } from 'react'
import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import { useSegmentDialogOpen } from './segment-dialog.ts'

/** Fetched with the first opening: most people never choose. */
const SegmentDialog = lazyCode(async () => (await import('./SegmentDialog.tsx')).SegmentDialog)

/** The chooser, once in the frame, for all its buttons. */
export function SegmentChooser() {
  const open = useSegmentDialogOpen()
  return open && <Suspense>{<SegmentDialog />}</Suspense>
}
