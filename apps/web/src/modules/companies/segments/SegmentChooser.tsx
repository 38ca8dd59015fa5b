import { Suspense } from 'react'
import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import { useSegmentDialogOpen } from './segment-dialog.ts'

/** Loaded when first opened: most people never choose a segment. */
const SegmentDialog = lazyCode(async () => (await import('./SegmentDialog.tsx')).SegmentDialog)

/** The chooser, mounted once in the frame for all buttons that open it. */
export function SegmentChooser() {
  const open = useSegmentDialogOpen()
  return open && <Suspense>{<SegmentDialog />}</Suspense>
}
