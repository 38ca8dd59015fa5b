import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { useRole } from '../../platform/session/use-session.ts'
import { asReference, registerPaths } from '../record.ts'
import { useRegisterWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { useReferenceSearch } from './reference-search.ts'

function ReferenceInput(props: FieldInputProps) {
  const target = props.field.register
  return target ? <Search {...props} target={registers[target]} /> : null
}

/** Searches the server; without a result it links to the page that creates a record. */
function Search({ target, ...props }: FieldInputProps & { target: AnyRegister }) {
  const text = pageTexts.useTexts()
  const role = useRole()
  const words = useRegisterWords(target)
  const { items, onSearch, loading, foundNothing, query } = useReferenceSearch(target, props.field)
  const chosen = asReference(props.value)
  const create = role && may(role, target, 'create') ? registerPaths(target).create : null
  return (
    <div>
      <ComboboxField
        {...frameOf(props)}
        placeholder={text('form.typeToSearch')}
        value={chosen && { value: chosen.id, label: chosen.title }}
        onChange={(item) =>
          props.onChange(item && { id: item.value, title: item.label, deleted: false })
        }
        onBlur={props.onBlur}
        {...{ items, onSearch, loading }}
      />
      {foundNothing && create && (
        <p className="mt-1.5 text-sm text-muted">
          {query !== '' && text('form.nothingFound', { query })}{' '}
          <TextLink href={create} target="_blank">
            {text('form.create', { one: words.inOne })}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** The form value is the record referred to, with its title; its id is sent. */
export const referenceInput: FieldInput = {
  read: (value, beside) => asReference(beside) ?? asReference({ id: value }),
  write: (value) => asReference(value)?.id ?? null,
  Input: ReferenceInput,
}
