import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refused } from './refused.js'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium, whose path CHROMIUM may give; Debian's is installed for root. @returns {string} */
export function chromium() {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebians()
  const now = installed()
  if (now) return now
  throw new Refused(
    'The journeys need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.',
  )
}

function installed() {
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))
}

function installDebians() {
  console.log('Installing Chromium …')
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-qq', '--no-install-recommends', '-y', 'chromium'], options)
}
