import { type RefObject, useEffect, useRef, useState } from 'react'

export type Camera = {
  /** The element that shows what the camera sees, with `autoPlay`, `muted` and `playsInline`. */
  video: RefObject<HTMLVideoElement | null>
  /** `refused`: there is none, or it may not be used. */
  state: 'starting' | 'ready' | 'refused'
  /** To be called once the video plays. */
  onPlaying: () => void
  /** What it shows now, as JPEG; null where the browser makes no picture of it. */
  shoot: () => Promise<Blob | null>
}

/** The device's camera while the component is shown; `environment` where a phone has several. */
export function useCamera(facingMode: 'user' | 'environment'): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Camera['state']>('starting')

  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode, width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      attach()
    }
    // The window around the element may come after the camera: its code is loaded when it is first shown.
    const attach = () => {
      if (closed) stop()
      else if (video.current) video.current.srcObject = stream
      else requestAnimationFrame(attach)
    }
    start().catch(() => closed || setState('refused'))
    return () => {
      closed = true
      stop()
    }
  }, [facingMode])

  const shoot = () => {
    const source = video.current
    if (!source) return Promise.resolve(null)
    const canvas = document.createElement('canvas')
    canvas.width = source.videoWidth
    canvas.height = source.videoHeight
    canvas.getContext('2d')?.drawImage(source, 0, 0)
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  }
  return { video, state, onPlaying: () => setState('ready'), shoot }
}
