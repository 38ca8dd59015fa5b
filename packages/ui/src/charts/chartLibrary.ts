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

/** Chart.js with the parts that are drawn here; what is not named is left out of the bundle. */
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

/** Made by a call, since a file without other effects than its own statements is dropped from bundles. */
export const ChartLibrary = withParts()
