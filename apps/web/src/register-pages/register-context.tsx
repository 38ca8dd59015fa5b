import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister, Operation } from '@portaria/contract/define-register/define-register'
import { may, mayAct } from '@portaria/contract/define-register/permissions'
import { actionLabel, registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { TransitionText } from '@portaria/contract/texts/register-text'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { registerPaths } from './record.ts'
import { type RegisterSlots, RegisterSlotsContext, slotsOf } from './register-slots.ts'
import {
  type RegisterWords,
  useFieldLabel,
  useFilledTerms,
  useRegisterWords,
} from './register-words.ts'

/** The context that every part of a register's page uses. */
export type RegisterParts = {
  readonly register: AnyRegister
  /** The role whose rights apply on the page. */
  readonly role: Role
  /** Whether the role may perform an operation on the register's rows. */
  readonly may: (operation: Operation) => boolean
  /** Whether the role may use one of the register's own actions. */
  readonly mayAct: (action: string) => boolean
  readonly words: RegisterWords
  /** The label of a field, renamed by the shown segment where it is a term. */
  readonly labelOf: (field: string) => string
  /** The words on the button of an action or transition of the register; '' for an unknown name. */
  readonly actionWords: (action: string) => string
  /** The words of one of the register's transitions. */
  readonly transitionWords: (transition: string) => TransitionText
  /** The addresses of the register's pages. */
  readonly paths: ReturnType<typeof registerPaths>
  /** The components that registers and modules add to its pages. */
  readonly slots: Required<RegisterSlots>
}

const RegisterContext = createContext<RegisterParts | null>(null)

export interface RegisterProviderProps {
  register: AnyRegister
  role: Role
  children: ReactNode
}

/** Provides the parts of a register's page with their context. */
export function RegisterProvider({ register, role, children }: RegisterProviderProps) {
  const words = useRegisterWords(register)
  const labelOf = useFieldLabel()
  const fill = useFilledTerms()
  const filled = use(RegisterSlotsContext)
  const parts = useMemo((): RegisterParts => {
    const { transitions } = registerText(words.language, register.name)
    return {
      register,
      role,
      may: (operation) => may(role, register, operation),
      mayAct: (action) => mayAct(role, register, action),
      words,
      labelOf: (field) => labelOf(register.name, field),
      actionWords: (action) => fill(actionLabel(words.language, register.name, action) ?? ''),
      transitionWords: (name) => {
        const { button = '', done = '', text = '' } = transitions?.[name] ?? {}
        return { button: fill(button), done: fill(done), text: fill(text) }
      },
      paths: registerPaths(register),
      slots: slotsOf(filled, register.name),
    }
  }, [register, role, words, labelOf, fill, filled])
  return <RegisterContext value={parts}>{children}</RegisterContext>
}

/** Returns the register of the surrounding page, dialog or group of fields; throws outside one. */
export function useRegister(): RegisterParts {
  const parts = use(RegisterContext)
  if (parts === null) throw new Error('a part of a register needs a RegisterProvider above it')
  return parts
}
