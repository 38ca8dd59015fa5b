import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'

/** Registers the parts of Chart.js that are used here; the bundle leaves out all others. */
function withParts(): typeof Chart {
  Chart.register(
    BarController,
    BarElement,
    CategoryScale,
    Legend,
    LinearScale,
    LineController,
    LineElement,
    PointElement,
    Tooltip,
  )
  return Chart
}

/** The result of a call, since bundlers drop a module that only has side effects. */
export const ChartLibrary = withParts()
