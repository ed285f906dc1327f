import { afterAll } from 'vitest'
import { endAll } from './at-the-end.ts'

// Vitest runs this file before each test file, so this hook is registered first and runs last.
afterAll(endAll)
