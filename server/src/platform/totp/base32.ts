const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in the alphabet of RFC 4648 without padding, which is how authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** Decodes base32 as people copy it: with spaces, and in small letters. Returns null for any other character. */
export function fromBase32(text: string): Uint8Array | null {
  const places = Array.from(text.replaceAll(/[\s=]/g, '').toUpperCase(), (letter) => alphabet.indexOf(letter))
  if (places.includes(-1)) return null
  const bits = places.map((place) => place.toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
