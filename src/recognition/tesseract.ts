/** Tesseract's core: words in a picture, with their places. */
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'

const LSTM_ONLY = 1
/** Finds columns and blocks by itself. */
const AUTOMATIC_LAYOUT = '3'
/** Rows of Tesseract's table that are words. */
const WORD = '5'
const FILE = '/input'

export interface Word {
  readonly text: string
  /** Pixels from the left and the top. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** 0 to 100. */
  readonly confidence: number
  /** Equal for words of one line. */
  readonly line: string
}

export interface Tesseract {
  /** `picture`: a file in a format of Leptonica's. @throws Error when it can't be read */
  words(picture: Uint8Array): readonly Word[]
}

/** `languages`: traineddata by name, such as "eng", the main one first. */
export async function startTesseract(
  wasmBinary: Uint8Array,
  languages: ReadonlyMap<string, Uint8Array>,
): Promise<Tesseract> {
  const core = await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined })
  for (const [name, data] of languages) core.FS.writeFile(`./${name}.traineddata`, data)
  const api = new core.TessBaseAPI()
  if (api.Init(null, [...languages.keys()].join('+'), LSTM_ONLY) !== 0)
    throw new Error('Text recognition could not start.')
  api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT)
  return {
    words(picture) {
      core.FS.writeFile(FILE, picture)
      if (api.SetImageFile(1, 0) !== 0) throw new Error('The picture can’t be read.')
      api.Recognize(null)
      return wordsIn(api.GetTSVText(0))
    },
  }
}

function wordsIn(table: string): readonly Word[] {
  return table.split('\n').flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...text] =
      row.split('\t')
    const word = text.join(' ').trim()
    if (level !== WORD || word === '') return []
    const numbers = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) }
    const place = [page, block, paragraph, line].join(' ')
    return [{ text: word, ...numbers, confidence: Number(confidence), line: place }]
  })
}
