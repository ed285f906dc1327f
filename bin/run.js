#!/usr/bin/env node
import './steps/refuse-old-node.js'

const { runTypeScript } = await import('./steps/run-typescript.js')
await runTypeScript(process.argv.slice(2))
