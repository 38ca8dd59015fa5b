export {
  type ForgingProvider,
  startForgingProvider,
} from '@portaria/simulators/identity/forging-provider'
export { hostedBrowser } from '@portaria/simulators/identity/hosted-browser'
export {
  type HostedPerson,
  type HostedProviderOptions,
  startHostedProvider,
} from '@portaria/simulators/identity/hosted-provider'
export {
  type RealtimeService,
  startRealtimeService,
} from '@portaria/simulators/identity/realtime-service'
