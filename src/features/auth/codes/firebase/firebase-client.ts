import { initializeApp } from 'firebase/app'
import {
  type ApplicationVerifier,
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  signInWithCredential,
  signOut,
} from 'firebase/auth'
import { site } from '#src/config/site.ts'

let started: Auth | undefined

/** Keeps nothing in the browser and opens no windows: all that is wanted of Firebase is its word for a number. */
function startAuth(): Auth {
  if (!site.firebase) throw new Error('The site has no Firebase project')
  const { isEmulated, ...project } = site.firebase
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence })
  if (isEmulated) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true })
  return auth
}

/**
 * Has Firebase send a code to a number ("+84912345678"), with a text in the language (BCP 47). Answers the id that the
 * code is confirmed with. Rejects with a FirebaseError, or with what the verifier rejects with.
 */
export async function sendFirebaseCode(e164: string, language: string, verifier: ApplicationVerifier): Promise<string> {
  started ??= startAuth()
  started.languageCode = language
  return new PhoneAuthProvider(started).verifyPhoneNumber(e164, verifier)
}

/** Firebase's word, as an id token, that who typed the code holds the number. Rejects with a FirebaseError. */
export async function confirmFirebaseCode(verificationId: string, code: string): Promise<string> {
  started ??= startAuth()
  const { user } = await signInWithCredential(started, PhoneAuthProvider.credential(verificationId, code))
  const idToken = await user.getIdToken()
  await signOut(started)
  return idToken
}
