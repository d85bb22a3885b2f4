/**
 * How many characters at the front of `word` the typed text stands for, if one letter of it is wrong, missing, too many or
 * exchanged with the next (Damerau's four); -1 where more is wrong.
 */
export function oneTypoInFront(typed: string, word: string): number {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  if (same === typed.length) return same
  const goesOn = (fromTyped: number, fromWord: number): boolean => word.startsWith(typed.slice(fromTyped), fromWord)
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same]
  const wanted = typed.length
  if (same + 2 <= wanted && isSwapped && goesOn(same + 2, same + 2)) return wanted
  if (wanted <= word.length && goesOn(same + 1, same + 1)) return wanted
  if (goesOn(same, same + 1)) return wanted + 1
  return goesOn(same + 1, same) ? wanted - 1 : -1
}
