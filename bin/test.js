#!/usr/bin/env node
import './steps/refuse-old-node.js'

const { testEverything } = await import('./steps/test-everything.js')
await testEverything({ all: process.argv.includes('--all') })
