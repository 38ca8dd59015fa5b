import { isLoopback } from '../../plain-http.ts'
import { isPublicKey, pushKeys } from '../../push/push-keys.ts'
import type { Check, Finding } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** A push service that most browsers use. */
const SERVICE = 'fcm.googleapis.com'

/** Whether push messages can be signed, and their services found. */
export const pushCheck: Check = {
  name: 'push',
  async look({ environment, secret, machine }): Promise<Finding[]> {
    if (secret === undefined) return [ok('The first start makes the keys of push messages.')]
    if (!isPublicKey(pushKeys(secret).publicKey))
      return [wrong('No keys of push messages can be derived from SESSION_SECRET.')]
    const { protocol, hostname } = new URL(environment.publicUrl)
    if (protocol !== 'https:' && !isLoopback(hostname)) {
      return [
        warning(
          'Browsers subscribe to push messages only where PUBLIC_URL is https: nobody gets any.',
        ),
      ]
    }
    const found = await machine.resolve(SERVICE).catch(() => [])
    if (found.length > 0) return [ok('Push messages can be signed, and their services are found.')]
    return [
      warning(
        `The name servers of this machine do not know ${SERVICE}: push messages, which wake telephones at an alarm, will not leave.`,
      ),
    ]
  },
}
