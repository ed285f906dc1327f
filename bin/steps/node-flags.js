/**
 * By itself Node 24 grows the space of young objects to 128 MiB, a third of all that the server takes, and lets
 * the old ones grow fourfold before it collects them. Bounded, it collects more often and answers as fast: what
 * the shop keeps in numbers are buffers, which do not count. It cannot be said from inside.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=768']
