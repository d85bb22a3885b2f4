const filled = /\{\{.*?\}\}/g
const tags = /<[^>]*>/g
const marks = /\p{M}/gu

/** What stands for a value that is put in: most are about as long. */
const value = 'xxxx'

/** How long a text is drawn, in letters as readers count them: their marks belong to them. */
export const drawnLength = (text: string) =>
  [...text.replaceAll(filled, value).replaceAll(tags, '').replaceAll(marks, '')].length
