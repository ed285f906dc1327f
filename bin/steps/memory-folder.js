import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const neededBytes = 2 ** 31

/**
 * Returns the folder for the databases of tests: the file system in memory if it has two gibibytes to spare, or else
 * the folder for temporary files. In memory a database is cloned three times as fast, and writing never waits for a
 * busy disk.
 */
export function memoryFolder() {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes ? memory : tmpdir()
}
