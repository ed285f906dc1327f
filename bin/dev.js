#!/usr/bin/env node
import './steps/refuse-old-node.js'

const { dev } = await import('./steps/dev.js')
await dev()
