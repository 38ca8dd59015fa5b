import type { Field, FieldKindName } from '@portaria/contract/define-register/field'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { ComponentType } from 'react'
import { isObject } from '../record.ts'

export type FieldInputProps = {
  /** The field's name in the surrounding register. */
  name: string
  field: Field
  label: string
  description?: string | undefined
  required: boolean
  disabled?: boolean
  /** The form value, as `read` derived it from the record. */
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  /**
   * Error sentences by path below the field: '' for the field itself, `0` for the first of a list.
   */
  errors: Readonly<Record<string, string>>
  /** Finds the inputs of inner fields. */
  inputOf: InputOf
}

/**
 * The browser's half of a field kind, for forms: it converts a value of the API to a form value and
 * back, and has the control. The contract's half of the same name checks the sent value.
 */
export type FieldInput = {
  /**
   * Converts a value of the API to a form value. `beside` is the readable half of a reference or a
   * picture.
   */
  read(value: unknown, beside: unknown, field: Field, inputOf: InputOf): unknown
  write(value: unknown, field: Field, inputOf: InputOf): unknown
  Input: ComponentType<FieldInputProps>
  /** Whether the control has several lines, too many for a small dialog. */
  isTall?: true
  /** Whether the value is an uploaded file, which no draft contains. */
  isFile?: true
  /**
   * Uploads a value that only this browser has, before the form is sent. Resolves to the id of its
   * file, or to undefined if there is nothing to upload.
   */
  store?(value: unknown, register: RegisterName): Promise<string | undefined>
}

export type InputOf = (kind: FieldKindName) => FieldInput

/** The props shared by all fields of the design system. */
export function frameOf({ label, description, required, disabled, errors }: FieldInputProps) {
  return { label, description, required, disabled: disabled ?? false, error: errors[''] }
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {}

/** Errors of one part of a field, by path below that part. */
export function errorsBelow(
  errors: Readonly<Record<string, string>>,
  part: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      if (path === part) return [['', message]]
      return path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), message]] : []
    }),
  )
}
