/** Several deciders ask the same about one rule. */
const MOST = 100

/** The function, with its latest results kept. */
export function remembered<Result>(resultOf: (text: string) => Result): (text: string) => Result {
  const recent = new Map<string, Result>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    if (recent.size >= MOST) recent.clear()
    const result = resultOf(text)
    recent.set(text, result)
    return result
  }
}
