/** What share of a stake comes back on average: `pays` of a line of 1, the stake included, by how often it wins. 0.95 is 95%. */
export const averageReturn = (pays: number, { ways, of }: { ways: number; of: number }): number => (pays * ways) / of
