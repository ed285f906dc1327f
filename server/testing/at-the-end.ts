const works: (() => Promise<unknown>)[] = []

/**
 * Done when the test file is over, the last begun first. Vitest's own `afterAll` is not heard inside a test or a
 * `beforeAll`, and what would stay open there takes connections from the files after it.
 */
export function atTheEnd(work: () => Promise<unknown>): void {
  works.push(work)
}

export async function endAll(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work()
}
