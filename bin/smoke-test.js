#!/usr/bin/env node
import './steps/refuse-old-node.js'

const { smokeTest } = await import('./steps/smoke-test.js')
const { passed, failed } = await smokeTest()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
