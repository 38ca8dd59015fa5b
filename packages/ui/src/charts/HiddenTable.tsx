export interface HiddenTableProps {
  caption: string
  rows: readonly { key: string; label: string; value: string }[]
}

/**
 * The content of a drawing as a table for screen readers. It is wrapped, since a hidden table alone
 * would be as wide as its cells, and widen the page.
 */
export function HiddenTable({ caption, rows }: HiddenTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
