/**
 * Staff are the shop's own people, with roles and rights, who may act for a customer. A *right* opens a scope of calls;
 * a *role* is a set of rights. Acting is a session of the customers' area with the customer's id and the name of the
 * member of staff.
 */
export { addDemoStaff, addStaff, demoTotpSecret, removeStaff, resetSecondFactor } from './add-staff.ts'
export { bringRightsInLine } from './bring-rights-in-line.ts'
export { forgetOldStaffRows } from './forget-old-staff-rows.ts'
export {
  actingRoutes,
  customerReadingRoutes,
  historyRoutes,
  invitingRoutes,
  leavingRoutes,
  staffLoginRoutes,
  staffRoutes,
  teamReadingRoutes,
  teamRoutes,
} from './routes.ts'
export { callerOfActiveStaff, staffOf, staffWith } from './staff-with.ts'
export { hasStaff } from './store.ts'
