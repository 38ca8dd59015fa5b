import type { ReaderState } from '@portaria/contract/modules/access/readers/reader-words'

/** What is stored of a reader and its address. */
export type ReaderCondition = {
  readonly status: 'ATIVO' | 'INATIVO'
  readonly hasAddress: boolean
  /** Null without a request, as after its removal. */
  readonly address: 'asked' | 'approved' | 'refused' | null
  readonly trouble: string | null
  readonly stoppedAt: Date | null
  readonly answeredAt: Date | null
  readonly silentSince: Date | null
}

const ofPassword: readonly (string | null)[] = ['wrong_password', 'password_stopped']

/** Returns the state of a reader, and since when it is so, where that is known. */
export function readerStateOf(of: ReaderCondition): { state: ReaderState; since: Date | null } {
  if (of.status === 'INATIVO') return { state: 'inactive', since: null }
  if (!of.hasAddress) return { state: 'no_address', since: null }
  if (of.address === 'asked') return { state: 'address_asked', since: null }
  if (of.address !== 'approved') return { state: 'address_refused', since: null }
  if (of.stoppedAt !== null || ofPassword.includes(of.trouble))
    return { state: 'wrong_password', since: of.stoppedAt }
  if (of.trouble === 'factory_password') return { state: 'factory_password', since: null }
  if (of.answeredAt === null) return { state: 'never', since: null }
  if (of.silentSince !== null) return { state: 'offline', since: of.silentSince }
  return { state: 'online', since: null }
}
