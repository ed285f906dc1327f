import * as accounts from '@pito/contracts/accounts'
import * as passkeys from '@pito/contracts/passkeys'
import * as passwords from '@pito/contracts/passwords'
import * as profile from '@pito/contracts/profile'
import type { Routes } from '../platform/http/calls.ts'
import { endOwnSession } from './log-in/end-own-session.ts'
import { listOwnSessions } from './log-in/list-own-sessions.ts'
import { logIn } from './log-in/log-in.ts'
import { logOut } from './log-in/log-out.ts'
import { refreshTokens } from './log-in/refresh-tokens.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { logInWithPasskey } from './passkeys/log-in-with-passkey.ts'
import { offerLogin, offerRegistration } from './passkeys/offer-challenge.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkResetToken, resetPassword } from './passwords/reset-password.ts'
import { sendResetLink } from './passwords/send-reset-link.ts'
import { setVerifiedPassword, verifyUser } from './passwords/verify-user.ts'
import { saveAccount } from './profile/save-account.ts'
import { showAccount, showProfile } from './profile/show-account.ts'
import { register } from './register.ts'

/**
 * These routes admit every caller. If the browser has a session already, that session ends when another one begins.
 */
export const logInRoutes: Routes = (on) => {
  on(accounts.logIn, logIn)
  on(accounts.logOut, logOut)
  on(accounts.register, register)
  on(passkeys.getPasskeyLoginOptions, offerLogin)
  on(passkeys.logInWithPasskey, logInWithPasskey)
}

/** These routes ignore sessions, because the token in the request identifies the customer. */
export const linkRoutes: Routes = (on) => {
  on(accounts.refreshTokens, refreshTokens)
  on(passwords.sendResetLink, sendResetLink)
  on(passwords.checkResetToken, checkResetToken)
  on(passwords.resetPassword, resetPassword)
  on(passwords.verifyUser, verifyUser)
  on(passwords.setVerifiedPassword, setVerifiedPassword)
}

export const accountRoutes: Routes = (on) => {
  on(profile.getAccount, showAccount)
  on(profile.getProfile, showProfile)
  on(accounts.getTokenHistory, listOwnSessions)
  on(accounts.endOwnSession, endOwnSession)
}

export const profileRoutes: Routes = (on) => on(profile.saveAccount, saveAccount)

/** Credentials can be managed only by the customer in person. */
export const credentialRoutes: Routes = (on) => {
  on(passwords.changePassword, changePassword)
  on(passkeys.listPasskeys, listPasskeys)
  on(passkeys.getPasskeyOptions, offerRegistration)
  on(passkeys.addPasskey, addPasskey)
  on(passkeys.renamePasskey, renamePasskey)
  on(passkeys.removePasskey, removePasskey)
}
