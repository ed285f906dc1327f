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
