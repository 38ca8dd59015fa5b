const frame = {
  'aria-hidden': true,
  viewBox: '0 0 320 180',
  fill: 'none',
  className: 'w-full max-w-80',
} as const

function Ground() {
  return (
    <>
      <ellipse cx="160" cy="164" rx="136" ry="10" className="fill-sunken" />
      <path d="M28 164h264" className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

/** A drawing of a gate with the sun rising behind it. */
export function SunrisePicture() {
  return (
    <svg {...frame}>
      <path d="M88 164v-26a72 72 0 0 1 144 0v26z" className="fill-warning-soft" />
      <g className="stroke-warning-ink" strokeWidth="3" strokeLinecap="round">
        <path d="M160 50V34M100 74 88 62M220 74l12-12M66 118H50M254 118h16" />
      </g>
      <path d="M118 164v-18a42 42 0 0 1 84 0v18z" className="fill-warning-ink" fillOpacity=".3" />
      <g className="stroke-accent" strokeWidth="4" strokeLinecap="round">
        <path d="M84 164v-54M110 164v-66M136 164v-74M160 164v-78M184 164v-74M210 164v-66M236 164v-54" />
        <path d="M84 140h152" />
      </g>
      <path d="M68 164v-70h16v70zM236 164v-70h16v70z" className="fill-accent" />
      <Ground />
    </svg>
  )
}

/** A drawing of a door on trestles, with tools beside it. */
export function WorkshopPicture() {
  return (
    <svg {...frame}>
      <Ground />
      <rect x="76" y="92" width="168" height="22" rx="4" className="fill-accent" />
      <rect
        x="96"
        y="96"
        width="52"
        height="14"
        rx="2"
        className="fill-on-accent"
        fillOpacity=".3"
      />
      <rect
        x="160"
        y="96"
        width="52"
        height="14"
        rx="2"
        className="fill-on-accent"
        fillOpacity=".3"
      />
      <circle cx="230" cy="103" r="4" className="fill-on-accent" />
      <g className="stroke-line-strong" strokeWidth="5" strokeLinecap="round">
        <path d="m104 116-18 46M104 116l18 46M216 116l-18 46M216 116l18 46M94 142h20M206 142h20" />
      </g>
      <g className="stroke-accent-ink" strokeWidth="4" strokeLinecap="round">
        <path d="M150 88V58" />
        <path d="M136 58h34v-12h-34z" className="fill-accent-soft" />
      </g>
      <path
        d="M196 84l30-30a11 11 0 1 0-8-8l-30 30z"
        className="fill-warning-soft stroke-warning-ink"
        strokeWidth="3"
      />
    </svg>
  )
}

/** A drawing of an open gate with a check mark above it. */
export function WelcomePicture() {
  return (
    <svg {...frame}>
      <Ground />
      <path d="M96 164V84a64 64 0 0 1 128 0v80z" className="fill-success-soft" />
      <path
        d="M96 164V84a64 64 0 0 1 128 0v80"
        className="stroke-success-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M96 164V88l34 12v64zM224 164V88l-34 12v64z" className="fill-accent" />
      <circle cx="160" cy="84" r="26" className="fill-success-ink" />
      <path
        d="m148 84 9 9 16-18"
        className="stroke-surface"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
