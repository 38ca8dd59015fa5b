import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '../platform/after-paint.ts'

/**
 * Registers the app's worker, keeps this device's subscription in step with the session, opens the
 * page of a pressed notification, and offers the picture of an app that starts. Loaded after the
 * page, which does not need it.
 */
export function usePush(): void {
  const router = useRouter()
  const open = useEffectEvent((href: string) => void router.navigate({ href }))
  useEffect(() => {
    let end: () => void = () => undefined
    let isOver = false
    const begin = async () => {
      const [{ onNotificationPage, serviceWorker }, { readPushDevice }] = await Promise.all([
        import('../platform/push/service-worker.ts'),
        import('../platform/push/push-device.ts'),
      ])
      if (isOver) return
      end = onNotificationPage((page) => open(page))
      await serviceWorker()
      await readPushDevice()
      const { offerStartupImage } = await import('../platform/installed/startup-image.ts')
      await offerStartupImage()
    }
    // If it fails the page works nevertheless; the profile shows the state of the device.
    afterPaint(() => void begin().catch(() => undefined))
    return () => {
      isOver = true
      end()
    }
  }, [])
}
