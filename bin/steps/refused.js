/** The reason why a command cannot continue, as a sentence for the person who started it. */
export class Refused extends Error {}

/** @param {() => Promise<number>} work gives the exit code */
export async function runCommand(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
