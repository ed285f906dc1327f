/** Thrown when the shop cannot start; the message is one plain sentence for the person who ran the command. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
