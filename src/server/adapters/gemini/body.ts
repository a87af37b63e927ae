/** The body of a generateContent request, put together as bytes: with a file of 10 MB a string would be held thrice. */
import { Buffer } from 'node:buffer'
import type { Question } from '../../ports.ts'

/** Bytes encoded at once; a multiple of 3, so that the pieces' Base64 joins. */
const PIECE = 3 * 65_536

export function bodyOf(question: Question): Uint8Array<ArrayBuffer> {
  const { pdf } = question
  const [head, tail] = aroundTheFile(question)
  const body = Buffer.allocUnsafeSlow(head.length + Math.ceil(pdf.length / 3) * 4 + tail.length)
  let at = head.copy(body)
  for (let from = 0; from < pdf.length; from += PIECE) {
    const piece = Buffer.from(pdf.buffer, pdf.byteOffset + from, Math.min(PIECE, pdf.length - from))
    at += body.write(piece.toString('base64'), at, 'latin1')
  }
  tail.copy(body, at)
  return body
}

/** Stands where the file goes; the first of its kind, since the file stands before all that is told or asked. */
const FILE = '<file>'

function aroundTheFile({ instructions, prompt, schema }: Question): readonly [Buffer, Buffer] {
  const json = JSON.stringify({
    contents: [
      {
        role: 'user',
        parts: [{ inlineData: { mimeType: 'application/pdf', data: FILE } }, { text: prompt }],
      },
    ],
    systemInstruction: { role: 'system', parts: [{ text: instructions }] },
    generationConfig: { responseMimeType: 'application/json', responseSchema: schema },
  })
  const at = json.indexOf(FILE)
  return [Buffer.from(json.slice(0, at)), Buffer.from(json.slice(at + FILE.length))]
}
