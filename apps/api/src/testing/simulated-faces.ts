// Pictures as simulated readers see them, for tests of the server.
export { faceImage, faceOf } from '@portaria/simulators/control-id/face-image'
