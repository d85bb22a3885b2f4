/** The moment of every picture, for the server and for the browser: milliseconds since 1970. */
export const fixedTime = Date.UTC(2026, 2, 10, 6, 30)
