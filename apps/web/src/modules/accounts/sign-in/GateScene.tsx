/** A drawing beside the form, in the colours of the theme. */
export function GateScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 520"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className="mt-auto h-[62%] w-full rtl:-scale-x-100"
    >
      <circle cx="640" cy="84" r="46" className="fill-accent-soft" />
      <g className="fill-surface stroke-line" strokeWidth="2">
        <path d="M86 520V196h150v324z" />
        <path d="M520 520V150h190v370z" />
      </g>
      <g className="fill-accent-soft stroke-line" strokeWidth="2">
        <path d="M236 520V92h284v428z" />
      </g>
      <Windows x={108} y={222} columns={3} rows={6} lit={[1, 6, 8, 12]} />
      <Windows x={264} y={122} columns={6} rows={5} lit={[2, 9, 10, 16, 23, 29]} />
      <Windows x={546} y={180} columns={4} rows={6} lit={[0, 5, 11, 14, 19]} />
      <path
        d="M318 520V400a60 60 0 0 1 120 0v120z"
        className="fill-ground stroke-line-strong"
        strokeWidth="3"
      />
      <path d="M378 520V372l44 18v130z" className="fill-accent" fillOpacity=".9" />
      <circle cx="390" cy="452" r="5" className="fill-on-accent" />
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M0 518h800" />
        <path d="M0 452h318M438 452h362" />
        <path d="M24 452v66M64 452v66M104 452v66M144 452v66M184 452v66M224 452v66M264 452v66M304 452v66M478 452v66M518 452v66M558 452v66M598 452v66M638 452v66M678 452v66M718 452v66M758 452v66" />
      </g>
      <g className="fill-success-soft stroke-success-ink" strokeWidth="2">
        <circle cx="78" cy="424" r="30" />
        <circle cx="716" cy="416" r="38" />
      </g>
    </svg>
  )
}

interface WindowsProps {
  x: number
  y: number
  columns: number
  rows: number
  /** The lit windows, counted row by row. */
  lit: readonly number[]
}

function Windows({ x, y, columns, rows, lit }: WindowsProps) {
  return Array.from({ length: columns * rows }, (_, index) => (
    <rect
      // The order of the windows never changes.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      x={x + (index % columns) * 40}
      y={y + Math.floor(index / columns) * 44}
      width="22"
      height="26"
      rx="3"
      className={
        lit.includes(index) ? 'fill-warning-soft stroke-warning-ink' : 'fill-sunken stroke-line'
      }
      strokeWidth="1.5"
    />
  ))
}
