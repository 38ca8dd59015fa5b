import type { Role } from '../../actors/roles.ts'

/** The password of every account of the demonstration, which is public. */
export const DEMONSTRATION_PASSWORD = 'portaria-demo-2026'

/** The accounts that the sign-in page offers in a demonstration, in the order of a first tour. */
export const offeredAccounts = [
  { email: 'condomino@bosque.example', name: 'Camila', role: 'condomino' },
  { email: 'funcionario@bosque.example', name: 'Edson', role: 'funcionario' },
  { email: 'sindico@bosque.example', name: 'Regina', role: 'sindico' },
  { email: 'prestador@bosque.example', name: 'Sandro', role: 'service_provider' },
] as const satisfies readonly { email: string; name: string; role: Role }[]
