/** The shop cannot start; the message is one plain sentence for whoever typed the command. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
