import { WorkQueue } from './work-queue.ts'

interface Backlog<Item> {
  /** Returns the next items, and none when all is done. It must not return an item twice. */
  readonly take: () => Promise<readonly Item[]>
  readonly work: (item: Item) => Promise<void>
  /** Receives the error of a single item: the others go on. */
  readonly failed: (item: Item, error: unknown) => Promise<void> | void
  readonly atOnce: number
}

/** Takes batch after batch until nothing is left, and processes a few items of each concurrently. */
export async function workOff<Item>({ take, work, failed, atOnce }: Backlog<Item>): Promise<void> {
  const queue = new WorkQueue(atOnce)
  const workOn = (item: Item) => queue.run(() => work(item).catch((error: unknown) => failed(item, error)))
  for (let items = await take(); items.length > 0; items = await take()) await Promise.all(items.map(workOn))
}
