import { EventEmitter } from 'node:events'

/** Where React's pieces meet, a few hundred of them for a page; it writes all of a page in one go, so one place serves all. */
let room = Buffer.allocUnsafe(256 * 1024)
const bytesOfLetter = 3

/** Takes what React writes and hands the page on whole. A stream would copy and queue each piece. */
export class WholePage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  private length = 0
  private readonly done: (page: Buffer<ArrayBuffer>) => void

  constructor(done: (page: Buffer<ArrayBuffer>) => void) {
    super()
    this.done = done
  }

  write(piece: Uint8Array | string): boolean {
    this.makeRoomFor(piece.length * bytesOfLetter)
    if (typeof piece === 'string') this.length += room.write(piece, this.length)
    else {
      room.set(piece, this.length)
      this.length += piece.length
    }
    return true
  }

  end(): this {
    this.done(Buffer.from(room.subarray(0, this.length)))
    return this
  }

  private makeRoomFor(bytes: number): void {
    if (this.length + bytes <= room.length) return
    const larger = Buffer.allocUnsafe(2 * (this.length + bytes))
    room.copy(larger, 0, 0, this.length)
    room = larger
  }
}
