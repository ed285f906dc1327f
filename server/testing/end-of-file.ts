import { afterAll } from 'vitest'
import { endAll } from './at-the-end.ts'

// Vitest runs this before each file, so its hook is the first to be registered and the last to run.
afterAll(endAll)
