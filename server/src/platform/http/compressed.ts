/**
 * For routes whose answer is the same for everybody. Beside a secret, the size of what was compressed tells of it
 * (BREACH, CVE-2013-3587), and answers to public calls hold secrets too: the token of an appointment's link, a name.
 */
export const compressed = { compress: { encodings: ['br' as const, 'gzip' as const] } }
