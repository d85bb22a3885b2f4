const layouts = ['draws', 'sky', 'stubs', 'counterfoil', 'strung']

/** Sections of draws have layouts of their own, and no other section has them. */
export const isLayoutOfDraws = (layout: string): boolean => layouts.includes(layout)
