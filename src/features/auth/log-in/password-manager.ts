interface PasswordCredentialConstructor {
  new (data: { id: string; password: string; name: string }): Credential
}

const isConstructor = (value: unknown): value is PasswordCredentialConstructor => typeof value === 'function'

/**
 * Offers the log-in to the browser's own password manager, where it has an interface for that (elsewhere the form's
 * `autocomplete` does). The site itself keeps no password.
 */
export async function offerToPasswordManager(username: string, password: string): Promise<void> {
  const Constructor: unknown = Reflect.get(window, 'PasswordCredential')
  if (!isConstructor(Constructor) || !('credentials' in navigator)) return
  // A browser that declines, or a visitor who does, changes nothing.
  await navigator.credentials.store(new Constructor({ id: username, password, name: username })).catch(() => undefined)
}
