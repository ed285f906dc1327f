const works: (() => Promise<unknown>)[] = []

/**
 * Runs the work when the test file has finished, the last registered first. Vitest ignores an `afterAll` inside a test
 * or a `beforeAll`, and whatever stayed open there would take connections from later files.
 */
export function atTheEnd(work: () => Promise<unknown>): void {
  works.push(work)
}

export async function endAll(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work()
}
