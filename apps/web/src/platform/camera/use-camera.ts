import { type RefObject, useEffect, useRef, useState } from 'react'

export type Camera = {
  /** The element that shows the picture, with `autoPlay`, `muted` and `playsInline`. */
  video: RefObject<HTMLVideoElement | null>
  /** `refused`: there is no camera, or the page is not allowed to use it. */
  state: 'starting' | 'ready' | 'refused'
  /** To be called once the video plays. */
  onPlaying: () => void
  /** Takes the current picture as JPEG; null where the browser cannot make one. */
  shoot: () => Promise<Blob | null>
}

/** Opens the device's camera while the component is shown; `environment` prefers the rear one. */
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
    // The camera may open before its element is in the page, since the element's code is loaded
    // when it is first shown.
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
