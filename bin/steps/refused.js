/** Thrown when a command cannot continue. The message is a sentence for the person who started the command. */
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
