import { geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo'
import { useEffect, useState } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-110m.json?url'

export interface MapMarker {
  lat: number
  lng: number
  label: string
}

export interface PlaceMapProps {
  /** The accessible name of the map. */
  label: string
  markers: readonly MapMarker[]
  /** The area shown: the whole world, or the surroundings of the first marker. */
  shows: 'world' | 'surroundings'
}

type Countries = Topology<{ countries: GeometryCollection }>

const WIDTH = 600
const HEIGHT = 300

/** Pixels per radian for the surroundings: Brazil and its neighbours. */
const NEAR = 560

let fetched: Promise<Countries> | undefined

/** Fetches the outlines of countries, once. */
function readCountries(): Promise<Countries> {
  fetched ??= fetch(world).then(
    (answer) => answer.json() as Promise<Countries>,
    (error: unknown) => {
      // The next map fetches again.
      fetched = undefined
      throw error
    },
  )
  return fetched
}

/** The outlines of countries, with a dot and a name for each place. */
export function DrawnMap({ label, markers, shows }: PlaceMapProps) {
  const [countries, setCountries] = useState<Countries | null>(null)
  useEffect(() => {
    void readCountries().then(setCountries, () => undefined)
  }, [])
  const first = markers[0]
  const projection =
    shows === 'world' || first === undefined
      ? geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: 'Sphere' })
      : geoMercator()
          .center([first.lng, first.lat])
          .scale(NEAR)
          .translate([WIDTH / 2, HEIGHT / 2])
  const path = geoPath(projection)
  const land = countries && path(feature(countries, countries.objects.countries))
  return (
    // An inline drawing cannot be an `img` element.
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full rounded-lg border border-line bg-sunken"
    >
      {land && <path d={land} className="fill-surface stroke-line-strong" strokeWidth={0.7} />}
      {markers.map((marker) => {
        const [x, y] = projection([marker.lng, marker.lat]) ?? [0, 0]
        return (
          <g key={`${marker.lat} ${marker.lng}`} transform={`translate(${x} ${y})`}>
            <circle r={10} className="fill-accent opacity-25" />
            <circle r={4.5} className="fill-accent stroke-surface" strokeWidth={1.5} />
            <title>{marker.label}</title>
          </g>
        )
      })}
    </svg>
  )
}
