export { accessesPath } from '../../access-paths.ts'
