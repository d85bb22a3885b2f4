/** The three inks of flat drawings: oklch(.972 .007 95), oklch(.205 .008 95), oklch(.585 .215 31). */
export const [paper, ink, red] = ['#f9f6f0', '#191712', '#de2f18'] as const
