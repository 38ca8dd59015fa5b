import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { checkSession, gateWaits } from '../platform/session/me.ts'
import { readStored, storedKeys } from '../platform/session/session-storage.ts'
import { BrandMark } from '../shell/BrandMark.tsx'
import { router } from './router.tsx'

/** The whole app behind its session gate, with a splash until there is content. */
export function App() {
  return (
    // Texts may not be loaded yet.
    <Suspense fallback={<SplashScreen logo={<BrandMark className="size-12" />} label="" />}>
      <SessionGate />
    </Suspense>
  )
}

/** Waits until the session is known, on pages where that matters (interface §3). */
function SessionGate() {
  const t = commonTexts.useTexts()
  const [waiting, setWaiting] = useState(() =>
    gateWaits(window.location.pathname, readStored(storedKeys.token) !== null),
  )
  useEffect(() => {
    if (waiting) void checkSession().then(() => setWaiting(false))
  }, [waiting])
  if (waiting) {
    return <SplashScreen logo={<BrandMark className="size-12" />} label={t('loading')} />
  }
  return <RouterProvider router={router} />
}
