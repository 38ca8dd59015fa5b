import { isRefused } from './guard.ts'

process.stdout.write(String(isRefused(17)))
