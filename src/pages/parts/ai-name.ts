/** Returns the AI that reads documents, as a part of a sentence. */
export function aiName(model: string | undefined): string {
  return model === undefined
    ? 'one AI platform, Google Gemini'
    : `one AI model, “${model}” on a server that the operator has chosen`
}
