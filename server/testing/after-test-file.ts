const works: (() => Promise<unknown>)[] = []

/**
 * Runs the work when the test file has finished; the work that was registered last runs first. Vitest ignores an
 * `afterAll` inside a test or a `beforeAll`, and resources that stayed open would take connections from later files.
 */
export function afterTestFile(work: () => Promise<unknown>): void {
  works.push(work)
}

export async function runAfterTestFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work()
}
