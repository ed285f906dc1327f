import { demoCodeAt } from '../demo/src/staff/fill-staff.ts'

/** `npm run staff:code` prints the code that the authenticator app of the demo's members of staff shows now. */
console.log(demoCodeAt(new Date()))
