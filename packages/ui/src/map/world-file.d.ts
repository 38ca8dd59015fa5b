declare module 'world-atlas/countries-110m.json?url' {
  /** The address of the countries' outlines, as TopoJSON. */
  const url: string
  export default url
}
