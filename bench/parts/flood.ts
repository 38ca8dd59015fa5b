// The load of one company's people, or of somebody without a session, in a separate process:
// repeated calls that are refused, or reads of links. It is configured by environment variables and
// ends when its time is over.
import { type HttpLoad, loadOverHttp } from './http-load.ts'

const { FLOOD = '{}' } = process.env
const flood = JSON.parse(FLOOD) as Omit<HttpLoad, 'requests'> & { requests: string[] }

const { perSecond, statuses } = await loadOverHttp({
  ...flood,
  requests: flood.requests.map((text) => Buffer.from(text)),
})
process.send?.({ perSecond, statuses })
process.disconnect?.()
