/**
 * By itself Node 24 grows the space of young objects to 128 MiB, a third of all that the server takes, and lets the old
 * ones grow fourfold before it collects them. Bounded, it answers as fast: what the shop keeps in numbers are buffers,
 * which do not count. Young objects that die while the old ones are marked are taken along: the fewer, the shorter the
 * pause. Twice the size before the next collection makes it three times rarer, and two threads beside the first leave
 * it a core on a small machine. It cannot be said from inside.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=768',
  '--heap-growing-percent=100',
  '--v8-pool-size=2',
]
