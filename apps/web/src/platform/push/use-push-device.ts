import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  nameOnLockedScreen,
  type PushDevice,
  readPushDevice,
  turnPushOff,
  turnPushOn,
} from './push-device.ts'

const pushQuery = queryOptions({ queryKey: ['push-device'], queryFn: readPushDevice })

type Change = 'on' | 'off' | { showsNames: boolean }

function changed(device: PushDevice, change: Change): Promise<PushDevice> {
  if (change === 'on') return turnPushOn()
  if (change === 'off' || device.own === null) return turnPushOff(device)
  return nameOnLockedScreen(device.own, change.showsNames)
}

/** The state of push messages on this device, and the calls that change it. */
export function usePushDevice() {
  const client = useQueryClient()
  const { data: device } = useQuery(pushQuery)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (change: Change) => changed(device ?? { state: 'off', own: null }, change),
    onSuccess: (next) => client.setQueryData(pushQuery.queryKey, next),
    onError: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  })
  return { device, change: mutate, isPending, isError }
}
