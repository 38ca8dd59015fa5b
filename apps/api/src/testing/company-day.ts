import { todayIn } from '@portaria/contract/value-types/date'

/** The zone of the tests' companies. */
const ZONE = 'America/Sao_Paulo'

/** The date so many days from now, as the companies of the tests count it: not always that of UTC. */
export const companyDay = (offset = 0): string =>
  todayIn(ZONE, new Date(Date.now() + offset * 86_400_000))
