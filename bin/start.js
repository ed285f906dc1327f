#!/usr/bin/env node
import './steps/refuse-old-node.js'

const { start } = await import('./steps/start.js')
await start({ isBuilt: process.argv.includes('--built') })
