import { isLoopback } from '../../plain-http.ts'
import type { Check } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** Whether what others reach is protected as production is. */
export const exposureCheck: Check = {
  name: 'exposure',
  look({ environment }) {
    const { production, host, publicUrl, seed, demonstrationWanted } = environment
    const isReached = !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)
    if (!isReached) return [ok('Only this machine reaches the server.')]
    if (seed === 'demo' && demonstrationWanted) {
      return [
        warning(
          'Others reach the demonstration, whose passwords everybody knows: never keep real data in it.',
        ),
      ]
    }
    if (production) return [ok('The server is set up for production.')]
    return [
      wrong(
        'Others reach this server, but NODE_ENV is not production: set it, so that the platform’s people need a second factor and no demonstration is loaded.',
      ),
    ]
  },
}
