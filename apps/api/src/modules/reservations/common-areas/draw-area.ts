import { circle, line, path, rect, times } from '../../../parts/demonstration-shapes.ts'

/** Width and height of a drawn area, in pixels. */
export const AREA_SIZE = { width: 960, height: 720 } as const

type Look = { readonly wall: string; readonly floor: string; readonly horizon: number }

const tree = (x: number, ground: number, size: number) =>
  rect(x - size * 0.06, ground - size, size * 0.12, size, '#6b4a34') +
  circle(x, ground - size * 1.15, size * 0.5, '#4f8a5b') +
  circle(x - size * 0.35, ground - size * 0.95, size * 0.36, '#5f9d69') +
  circle(x + size * 0.35, ground - size * 0.95, size * 0.36, '#437a50')

const window = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#eef6fb', 8) +
  rect(x + 10, y + 10, width - 20, height - 20, '#bfdcee', 4) +
  rect(x + width / 2 - 4, y + 10, 8, height - 20, '#eef6fb')

const table = (x: number, y: number, cloth: string) =>
  times(2, (nth) => rect(x - 78 + nth * 138, y - 34, 20, 64, '#8a6a4f', 6)) +
  `<ellipse cx="${x}" cy="${y}" rx="86" ry="30" fill="${cloth}"/>` +
  path(`M${x - 86} ${y}q86 56 172 0v52q-86 46-172 0z`, cloth) +
  circle(x, y - 14, 10, '#d9674f')

const party = () =>
  window(90, 130, 190, 220) +
  window(385, 130, 190, 220) +
  window(680, 130, 190, 220) +
  line('M40 70q110 70 220 0t220 0 220 0 220 0', '#b98a4a', 4) +
  times(16, (nth) =>
    circle(70 + nth * 56, nth % 2 === 0 ? 98 : 88, 9, nth % 3 === 0 ? '#e2b04a' : '#f3d98f'),
  ) +
  table(220, 500, '#f6f1e7') +
  table(500, 560, '#dfe8f2') +
  table(770, 500, '#f6f1e7')

const kitchen = () =>
  rect(80, 90, 800, 150, '#e8e2d6', 6) +
  times(4, (nth) => rect(100 + nth * 195, 110, 175, 110, '#f7f3ec', 4)) +
  rect(80, 380, 800, 40, '#55606b', 6) +
  rect(80, 420, 800, 190, '#cfd6dc') +
  times(4, (nth) => rect(100 + nth * 195, 440, 175, 150, '#e3e8ec', 4)) +
  rect(395, 330, 170, 50, '#39424b', 6) +
  times(3, (nth) => circle(430 + nth * 50, 355, 12, '#e27b4d')) +
  rect(690, 250, 150, 360, '#dfe4e8', 8) +
  rect(700, 420, 12, 70, '#9aa5ae', 6)

const grill = () =>
  tree(130, 430, 150) +
  tree(860, 430, 170) +
  rect(330, 200, 300, 330, '#b4674a', 6) +
  path('M330 200l60-110h180l60 110z', '#9c563c') +
  rect(440, 30, 80, 80, '#8a4a33') +
  times(5, (row) =>
    times(3, (nth) => rect(338 + nth * 98 + (row % 2) * 20, 210 + row * 24, 80, 16, '#c27a5c', 2)),
  ) +
  rect(370, 340, 220, 110, '#3a2a24', 8) +
  path('M400 450q30-70 60-20 20-60 50 0 20-50 60 20z', '#f0913f') +
  times(6, (nth) => rect(380 + nth * 36, 386, 20, 8, '#c9ccd0')) +
  rect(120, 560, 300, 26, '#a97b4f', 6) +
  times(2, (nth) => rect(150 + nth * 220, 586, 20, 90, '#8a623d'))

const court = () =>
  rect(0, 330, 960, 390, '#c96f4a') +
  path('M60 700l150-330h540l150 330z', '#2f7f8f') +
  line('M130 660l116-270h468l116 270z', '#f4f4ee', 6) +
  line('M186 525h588', '#f4f4ee', 6) +
  `<ellipse cx="480" cy="525" rx="80" ry="40" fill="none" stroke="#f4f4ee" stroke-width="6"/>` +
  rect(470, 160, 18, 220, '#5b6570') +
  rect(400, 110, 160, 100, '#f4f4ee', 4) +
  line('M430 150h100v44h-100z', '#d9674f', 6) +
  line('M445 215q35 16 70 0', '#d9674f', 8) +
  tree(90, 330, 130) +
  tree(880, 330, 130)

const gym = () =>
  times(3, (nth) => window(70 + nth * 290, 110, 240, 200)) +
  times(3, (nth) => {
    const x = 130 + nth * 260
    return (
      rect(x, 520, 190, 34, '#39424b', 14) +
      line(`M${x + 20} 520l50-190h60`, '#5b6570', 16) +
      rect(x + 96, 306, 64, 40, '#39424b', 8)
    )
  }) +
  rect(120, 620, 720, 14, '#5b6570', 6) +
  times(6, (nth) => circle(170 + nth * 124, 627, 26, '#39424b'))

const lift = () =>
  rect(330, 90, 300, 470, '#8b98a3', 6) +
  rect(345, 105, 135, 455, '#cdd6dc') +
  rect(482, 105, 135, 455, '#bcc7cf') +
  rect(680, 300, 50, 90, '#e3e8ec', 8) +
  circle(705, 326, 12, '#e2b04a') +
  circle(705, 362, 12, '#9aa5ae') +
  rect(90, 430, 180, 160, '#c39a6b', 4) +
  rect(90, 495, 180, 18, '#a97b4f') +
  rect(150, 320, 130, 110, '#d3ad80', 4) +
  rect(150, 365, 130, 14, '#b58c5e') +
  rect(720, 480, 170, 110, '#c39a6b', 4)

const desks = () =>
  times(2, (nth) => window(110 + nth * 420, 100, 320, 200)) +
  times(3, (nth) => {
    const x = 70 + nth * 290
    return (
      rect(x, 470, 240, 22, '#b58c5e', 6) +
      rect(x + 20, 492, 14, 130, '#8a6a4f') +
      rect(x + 206, 492, 14, 130, '#8a6a4f') +
      rect(x + 70, 390, 100, 68, '#39424b', 6) +
      rect(x + 78, 398, 84, 52, '#9ccbe6', 3) +
      rect(x + 112, 458, 16, 12, '#39424b')
    )
  })

const pool = () =>
  tree(120, 330, 150) +
  tree(840, 330, 170) +
  path('M120 690l120-290h480l120 290z', '#3aa0c4') +
  path('M180 650l84-210h432l84 210z', '#57b8d8') +
  times(4, (nth) =>
    line(`M${250 + nth * 20} ${480 + nth * 44}q60-18 120 0t120 0 120 0`, '#a9def0', 5),
  ) +
  times(2, (nth) => rect(40 + nth * 780, 420, 100, 26, '#f6f1e7', 10))

const scenes = { party, kitchen, grill, court, gym, lift, desks, pool } as const

/** The subject of an area's picture. */
export type Scene = keyof typeof scenes

const looks: Readonly<Record<Scene, Look>> = {
  party: { wall: '#efe4d2', floor: '#c9a67b', horizon: 430 },
  kitchen: { wall: '#f2ede4', floor: '#b9b2a6', horizon: 610 },
  grill: { wall: '#cfe6f4', floor: '#8fb57c', horizon: 430 },
  court: { wall: '#cfe6f4', floor: '#c96f4a', horizon: 330 },
  gym: { wall: '#dfe5ea', floor: '#8d97a0', horizon: 420 },
  lift: { wall: '#e9e5dd', floor: '#a8a094', horizon: 560 },
  desks: { wall: '#e6ebe4', floor: '#c2a27c', horizon: 420 },
  pool: { wall: '#cfe6f4', floor: '#e3d3b8', horizon: 330 },
}

/** Draws a picture of an area of the demonstration, so that no photo is needed. */
export function drawArea(scene: Scene): string {
  const { width, height } = AREA_SIZE
  const { wall, floor, horizon } = looks[scene]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect(0, 0, width, height, wall)}${rect(0, horizon, width, height - horizon, floor)}${scenes[scene]()}</svg>`
}
