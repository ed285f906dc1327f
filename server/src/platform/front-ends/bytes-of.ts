/** A page is written in one go, so one place serves all. */
let room = Buffer.allocUnsafe(256 * 1024)
const mostBytesOfLetter = 3
const encoder = new TextEncoder()

/** What `Buffer.from` gives for the joined text, without counting its bytes first. */
export function bytesOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const letters = pieces.reduce((sum, { length }) => sum + length, 0)
  if (letters * mostBytesOfLetter > room.length) room = Buffer.allocUnsafe(2 * letters * mostBytesOfLetter)
  let length = 0
  for (const piece of pieces) length += encoder.encodeInto(piece, room.subarray(length)).written
  return Buffer.from(room.subarray(0, length))
}
