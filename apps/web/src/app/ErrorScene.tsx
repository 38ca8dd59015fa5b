export type ErrorName = 'error-401' | 'error-404' | 'error-500'

/** The drawing of an error page: a closed, missing or broken gate. */
export function ErrorScene({ error }: { error: ErrorName }) {
  return (
    <svg aria-hidden viewBox="0 0 320 180" fill="none" className="w-full max-w-80">
      <ellipse cx="160" cy="164" rx="136" ry="10" className="fill-sunken" />
      <path d="M96 164V76a64 64 0 0 1 128 0v88z" className="fill-accent-soft" />
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M96 164V76a64 64 0 0 1 128 0v88" />
        <path d="M28 164h264" />
      </g>
      {error === 'error-401' && <Barred />}
      {error === 'error-404' && <Nowhere />}
      {error === 'error-500' && <OffHinges />}
    </svg>
  )
}

function Barred() {
  return (
    <>
      <path
        d="M120 164V60m20 104V46m20 118V42m20 122V46m20 118V60"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="138" y="92" width="44" height="38" rx="8" className="fill-accent" />
      <path d="M148 92v-9a12 12 0 0 1 24 0v9" className="stroke-accent" strokeWidth="5" />
      <circle cx="160" cy="108" r="5" className="fill-on-accent" />
      <path d="M160 110v9" className="stroke-on-accent" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

function Nowhere() {
  return (
    <>
      <path
        d="M104 164c20-30 44-34 56-54s-14-30-2-46"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
      <circle cx="160" cy="58" r="15" className="fill-accent" />
      <path
        d="M155.5 54.5a4.7 4.7 0 1 1 6.8 4.200c-1.500.8-2.200 1.7-2.200 3.300"
        className="stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="160.1" cy="66" r="1.7" className="fill-on-accent" />
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M262 164v-52" />
        <path d="M262 112h30l8 9-8 9h-30zM262 134h-24l-7 8 7 8h24z" className="fill-surface" />
      </g>
    </>
  )
}

function OffHinges() {
  return (
    <>
      <g transform="rotate(14 160 164)">
        <rect x="126" y="66" width="70" height="98" rx="4" className="fill-accent" />
        <path
          d="M138 80h46v26h-46zM138 118h46v32h-46z"
          className="stroke-on-accent"
          strokeOpacity=".5"
          strokeWidth="2.5"
        />
        <circle cx="134" cy="114" r="4" className="fill-on-accent" />
      </g>
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M96 92h12M96 136h12M62 62l-8-10M50 84l-12-4M258 62l8-10M270 84l12-4" />
      </g>
    </>
  )
}
