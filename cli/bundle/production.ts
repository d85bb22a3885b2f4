/**
 * Vite and React take NODE_ENV from the environment before anything that they are told. A site is always built for
 * production, whatever shell or test runner the command was started from.
 */
export function buildForProduction(): void {
  process.env.NODE_ENV = 'production'
}
