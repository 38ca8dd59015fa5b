import type { Check } from '../check.ts'
import { ok, warning } from '../check.ts'

/** The processes of this server against the processors of the machine. */
export const processorsCheck: Check = {
  name: 'processors',
  look({ environment, machine }) {
    const { workers } = environment.servers
    const { processors } = machine
    if (workers <= processors) return [ok(`WORKERS is ${workers} on ${processors} processors.`)]
    return [
      warning(
        `WORKERS is ${workers}, but there are only ${processors} processors: more processes than that only take memory and connections.`,
      ),
    ]
  },
}
