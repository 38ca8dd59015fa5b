import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../../register-pages/actions/ActionDialog.tsx'
import { ownPinsQuery, saveOwnPins } from './own-pins-calls.ts'
import { type Pin, pinFields } from './PinDialog.tsx'
import { pinTexts } from './texts/pin-texts.ts'

export interface RemovePinProps {
  pin: Pin
  onClose: () => void
}

/** Removes one of the person's own PINs, behind a proof of identity. */
export function RemovePin({ pin, onClose }: RemovePinProps) {
  const t = pinTexts.useTexts()
  const client = useQueryClient()
  const action = useAction({
    send: () => saveOwnPins({ [pinFields[pin]]: null }),
    done: () => ({ title: t(`${pin}.removed`) }),
    settled: () => client.invalidateQueries({ queryKey: ownPinsQuery.queryKey }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      tone="danger"
      title={t(`${pin}.removeTitle`)}
      description={t(`${pin}.removeText`)}
      button={t('remove')}
      fields={[]}
    />
  )
}
