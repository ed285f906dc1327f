import { afterAll } from 'vitest'
import { runAfterTestFile } from './after-test-file.ts'

// Vitest runs this file before each test file, so this hook is registered first and runs last.
afterAll(runAfterTestFile)
