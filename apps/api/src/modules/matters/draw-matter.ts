import { circle, line, path, rect, times } from '../../parts/demonstration-shapes.ts'

/** Width and height of a drawn photo of a matter, in pixels. */
export const MATTER_SIZE = { width: 960, height: 720 } as const

const cabinet = rect(0, 0, 960, 720, '#c9b79c') + rect(60, 60, 840, 600, '#8d7a60', 10)

/** The trap below a sink; `pipe` is its colour. */
const trap = (pipe: string) =>
  rect(330, 60, 300, 60, '#dfe5e9', 8) +
  line('M480 120v150q0 90 90 90t90-90v-40h150', pipe, 54) +
  rect(444, 180, 72, 30, '#b9c2c8', 6) +
  rect(624, 236, 72, 30, '#b9c2c8', 6)

const leak = () =>
  cabinet +
  trap('#e8ecef') +
  times(3, (nth) => path(`M${546 + nth * 24} ${420 + nth * 34}q18 34 0 44t0-44z`, '#7fb7d8')) +
  path('M300 620q60-44 260-40t280 44q-40 36-300 34t-240-38z', '#9cc8df') +
  path('M340 616q80-24 220-20t200 22q-70 18-240 16t-180-18z', '#b9dcec')

const repaired = () =>
  cabinet +
  trap('#f7f9fa') +
  rect(250, 560, 190, 60, '#4c7a9b', 12) +
  circle(640, 600, 34, '#d7a84c')

const socket = () =>
  rect(0, 0, 960, 720, '#e9e4da') +
  rect(330, 190, 300, 340, '#f9f8f4', 18) +
  rect(356, 216, 248, 288, '#efece4', 14) +
  times(3, (nth) => circle(420 + nth * 60, nth === 1 ? 392 : 340, 16, '#39424b')) +
  path('M540 240q60 20 44 90t-60 60q40-60 16-150z', '#b8ab93') +
  rect(0, 640, 960, 80, '#cfc6b5')

const grass = () =>
  rect(0, 0, 960, 720, '#bcd9ea') +
  rect(0, 300, 960, 420, '#6fa36a') +
  times(4, (nth) => line(`M${nth * 320} 90v330`, '#8d979e', 10)) +
  times(9, (nth) => line(`M0 ${100 + nth * 36}h960`, '#a5aeb4', 3)) +
  times(60, (nth) =>
    line(
      `M${nth * 16} 720q${nth % 2 === 0 ? 14 : -14}-90 ${nth % 3 === 0 ? 24 : -10}-${190 + ((nth * 37) % 120)}`,
      nth % 2 === 0 ? '#4f8a4b' : '#5f9b58',
      9,
    ),
  ) +
  circle(560, 560, 42, '#e8e2d6')

const mirror = () =>
  rect(0, 0, 960, 720, '#a9a39a') +
  rect(190, 70, 580, 520, '#d5dde2', 6) +
  path('M190 70h340L190 420z', '#e2e8ec') +
  rect(120, 600, 720, 26, '#8c8579', 12) +
  line('M420 190l90 60-60 40 130 50-70 44 110 70', '#7d868c', 7) +
  line('M470 180l60 90', '#7d868c', 5) +
  times(3, (nth) => circle(60, 250 + nth * 70, 22, '#cfc8bc'))

const SCENES = { leak, repaired, socket, grass, mirror } as const

export type MatterScene = keyof typeof SCENES

/** Returns the photo of a request or an occurrence of the demonstration, as SVG. */
export const drawMatter = (scene: MatterScene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MATTER_SIZE.width} ${MATTER_SIZE.height}">${SCENES[scene]()}</svg>`
