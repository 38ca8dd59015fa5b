import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { FieldError } from './Field.tsx'

export interface RowsFieldProps {
  label: string
  description?: ReactNode
  error?: string | undefined
  /** A stable key for each row, in order. */
  keys: readonly string[]
  renderRow: (index: number) => ReactNode
  /** The name of a row, which begins the names of its buttons: "Contato 2". */
  rowLabel: (index: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
  /** Makes rows movable. */
  onMove?: (from: number, to: number) => void
  addLabel?: string
  max?: number
  disabled?: boolean
}

/** The frame of repeated rows: add, remove, move. */
export function RowsField(props: RowsFieldProps) {
  const { label, description, error, keys, renderRow, rowLabel, onAdd, onRemove, onMove } = props
  const { addLabel, max = Number.POSITIVE_INFINITY, disabled = false } = props
  const id = useId()
  const { texts } = useUi()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-medium">{label}</legend>
      {description && <p className="text-sm text-muted">{description}</p>}
      <ol className="mt-1.5 flex flex-col gap-2">
        {keys.map((key, index) => (
          <li
            key={key}
            aria-label={rowLabel(index)}
            className="flex items-start gap-2 rounded-lg border border-line bg-surface p-3"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-field">{renderRow(index)}</div>
            <div className="-me-1 flex flex-col">
              {onMove && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    label={`${texts.moveUp}: ${rowLabel(index)}`}
                    disabled={disabled || index === 0}
                    onClick={() => onMove(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={`${texts.moveDown}: ${rowLabel(index)}`}
                    disabled={disabled || index === keys.length - 1}
                    onClick={() => onMove(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                icon={Trash2}
                size="sm"
                label={`${texts.remove}: ${rowLabel(index)}`}
                disabled={disabled}
                onClick={() => onRemove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        icon={Plus}
        size="sm"
        onClick={onAdd}
        disabled={disabled || keys.length >= max}
        className="mt-2"
      >
        {addLabel ?? texts.addItem}
      </Button>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
