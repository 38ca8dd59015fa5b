import { onTestFinished, vi } from 'vitest'

/** Draws a sharp head before a wall; `light` under 0.3 is a dark room. */
function drawFace(canvas: HTMLCanvasElement, light: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const shade = (value: number) => {
    const part = value * light
    return `rgb(${part} ${part} ${part})`
  }
  const oval = (x: number, y: number, across: number, down: number, value: number) => {
    context.fillStyle = shade(value)
    context.beginPath()
    context.ellipse(x * width, y * height, across * width, down * height, 0, 0, 7)
    context.fill()
  }
  context.fillStyle = shade(220)
  context.fillRect(0, 0, width, height)
  oval(0.5, 0.5, 0.22, 0.36, 150)
  oval(0.42, 0.42, 0.03, 0.03, 30)
  oval(0.58, 0.42, 0.03, 0.03, 30)
  oval(0.5, 0.68, 0.1, 0.02, 60)
}

function faceCanvas(width: number, height: number, light: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  drawFace(canvas, light)
  return canvas
}

/** Makes a picture file of a drawn face. */
export async function faceFile(width = 800, height = 800, light = 1): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) =>
    faceCanvas(width, height, light).toBlob(resolve, 'image/png'),
  )
  if (!blob) throw new Error('no picture')
  return new File([blob], 'rosto.png', { type: blob.type })
}

/** Gives the page a camera that shows a drawn face; `light` changes what it shows from then on. */
export function stubFaceCamera(): { light: (light: number) => void; stopped: () => boolean } {
  const canvas = faceCanvas(1_280, 720, 1)
  const streams: MediaStream[] = []
  let light = 1
  // A stream sends a frame only when something is drawn.
  const timer = setInterval(() => drawFace(canvas, light), 50)
  onTestFinished(() => clearInterval(timer))
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(10)
    streams.push(stream)
    return stream
  })
  return {
    light: (next) => {
      light = next
    },
    stopped: () =>
      streams.every((stream) =>
        stream.getTracks().every(({ readyState }) => readyState === 'ended'),
      ),
  }
}
