import { afterAll } from 'vitest'
import { endAll } from './at-the-end.ts'

// Vitest runs this before each file, so it is the last of the file's hooks.
afterAll(endAll)
