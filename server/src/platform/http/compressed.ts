/**
 * Enables compression on a route whose response is the same for everybody. Other responses may contain a secret, even
 * those of public calls, such as the token of an appointment's link or a name, and the size of a compressed response
 * leaks it (BREACH, CVE-2013-3587).
 */
export const compressed = { compress: { encodings: ['br' as const, 'gzip' as const] } }
