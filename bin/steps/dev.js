import { watch } from 'node:fs'
import { join } from 'node:path'
import { installIfStale } from './install.js'
import { onStopSignal } from './on-stop-signal.js'
import { orSayWhyNot } from './refused.js'
import { root } from './root.js'
import { runServer } from './run-server.js'

const development = { PITO_DEV: '1', NODE_ENV: 'development' }

/** For developers: Vite serves the pages as they are written, and the server starts again when its files change. */
export function dev() {
  return orSayWhyNot(async () => {
    installIfStale()
    let stopping = false
    let server = runServer(development)
    onStopSignal((signal) => {
      stopping = true
      server.stop(signal)
    })
    while (!stopping) {
      const change = nextChange()
      await Promise.race([change.happened, stopped(server, () => stopping)])
      change.forget()
      if (stopping) break
      server.stop()
      await server.ended
      if (!stopping) server = runServer(development)
    }
    return await server.ended
  })
}

/** A server that ended by itself, of a mistake in the code, waits for the next change. @param {import('./run-server.js').Running} server @param {() => boolean} wasAsked */
async function stopped(server, wasAsked) {
  await server.ended
  if (!wasAsked()) await new Promise(() => {})
}

function nextChange() {
  /** @type {import('node:fs').FSWatcher[]} */
  let watchers = []
  const happened = new Promise((resolve) => {
    watchers = ['server', 'contracts', 'demo'].map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, file) => {
        if (file && !/node_modules|\.test\.ts$/.test(file)) setTimeout(resolve, 100)
      }),
    )
  })
  return {
    happened,
    forget: () => {
      for (const watcher of watchers) watcher.close()
    },
  }
}
