import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refused } from './refused.js'

/**
 * The headless shell comes first, because it needs only half as much CPU time as the full browser for the same
 * journeys.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of the browser: the path in CHROMIUM, or else the system's Chromium. If none is found, the
 * function installs Chromium when it runs as root on Debian.
 * @returns {string}
 */
export function chromium() {
  const found = installedChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebians()
  const now = installedChromium()
  if (now) return now
  throw new Refused(
    'The journeys need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.',
  )
}

export function installedChromium() {
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path))
}

/**
 * The switches stop Chromium's update and sync traffic. Chromium's sandbox does not start as root, so it is switched
 * off there.
 */
export function browserArguments() {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

function installDebians() {
  console.log('Installing Chromium …')
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!installedChromium())
      spawnSync('apt-get', ['install', '-qq', '--no-install-recommends', '-y', name], options)
}
