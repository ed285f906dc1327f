/**
 * Enables compression on a route whose response is the same for everybody. Other responses may contain a secret, such
 * as the token of an appointment link or a name, and the size of a compressed response reveals parts of a secret
 * (BREACH, CVE-2013-3587).
 */
export const compressed = { compress: { encodings: ['br' as const, 'gzip' as const] } }
