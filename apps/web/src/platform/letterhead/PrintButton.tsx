import { Button, type ButtonProps } from '@portaria/ui/actions/Button'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAttempt } from '../actions/use-attempt.ts'
import { usePaper } from './use-paper.ts'

export interface PrintButtonProps
  extends Pick<ButtonProps, 'children' | 'size' | 'disabled' | 'className'> {
  /** A `PaperSheet`. */
  sheet: ReactNode
}

/** Prints a sheet that is in the page only meanwhile, under the letterhead of the company. */
export function PrintButton({ sheet, ...button }: PrintButtonProps) {
  const [paper, print] = usePaper()
  const [busy, attempt] = useAttempt()
  return (
    <>
      <Button
        {...button}
        icon={Printer}
        loading={busy}
        onClick={() => void attempt(() => print(sheet))}
      />
      {paper}
    </>
  )
}
