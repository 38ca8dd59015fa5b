import type { PushSender } from '../platform/push/push-sender.ts'
import type { PushReceiver } from './push-receiver.ts'

/** Devices of a push service that answers nothing until it is told to, beside the devices of others. */
export function silentDevices(push: PushSender) {
  const ended = Promise.withResolvers<void>()
  const isSilent = (endpoint: string) => endpoint.includes('/silent-')
  let open = 0
  const sender: PushSender = {
    ...push,
    async send(target, content, options) {
      if (!isSilent(target.endpoint)) return push.send(target, content, options)
      open += 1
      await ended.promise
      return 'sent'
    },
  }
  return {
    push: sender,
    /** Their push subscriptions, as browsers serialise them. */
    subscriptions: (receiver: PushReceiver, count: number) =>
      Array.from({ length: count }, (_, nth) => receiver.subscription(`silent-${nth}`)),
    /** The number of messages that have no answer yet. */
    open: () => open,
    end: () => ended.resolve(),
  }
}
