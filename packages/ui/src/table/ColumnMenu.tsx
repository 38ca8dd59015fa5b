import { Columns3 } from 'lucide-react'
import { IconButton } from '../actions/IconButton.tsx'
import { Menu, MenuCheck } from '../overlays/Menu.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface ColumnMenuProps {
  columns: readonly { key: string; header: string; fixed?: boolean }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: Set<string>) => void
}

/** Chooses which columns are shown. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const { texts } = useUi()
  const toggle = (key: string, shown: boolean) => {
    const next = new Set(hidden)
    if (shown) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Columns3} label={texts.columns} className="max-sm:hidden" />}
    >
      {columns.map((column) => (
        <MenuCheck
          key={column.key}
          checked={column.fixed === true || !hidden.has(column.key)}
          disabled={column.fixed ?? false}
          onChange={(shown) => toggle(column.key, shown)}
        >
          {column.header}
        </MenuCheck>
      ))}
    </Menu>
  )
}
