import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './root.js'

/**
 * By default Node 24 lets the young generation grow to 128 MiB, a third of the server's memory, and the old generation
 * fourfold before a collection. With these limits responses are as fast, because the large data of the shop is in
 * buffers outside the heap. A small young generation also shortens the pauses of marking. Doubling the old generation
 * before a collection makes collections three times rarer, and two helper threads leave a core to the server on a small
 * machine. The flags cannot be set from within a running process.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=768',
  '--heap-growing-percent=100',
  '--v8-pool-size=2',
]

/**
 * Settings that Node reads from the environment. Resizing pictures can occupy one thread for each core; four more
 * threads let the server read files and compress responses meanwhile. The compile cache stores the modules without
 * their types and as compiled code, which saves a quarter of the start and 20 to 30 MiB of memory. It belongs to the
 * packages, so that a new installation begins with an empty one; Node ignores a folder that it cannot write to.
 */
export const nodeSettings = {
  UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}
