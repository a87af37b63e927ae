declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Api {
    /** 0: it started. */
    Init(path: null, languages: string, mode: number): number
    SetVariable(name: string, value: string): void
    /** Reads the file /input; 0: it could. */
    SetImageFile(exif: number, radians: number): number
    FindLines(): void
    /** Of the lines that were found, in radians. */
    GetGradient(): number
    Recognize(monitor: null): number
    /** A row for each block, paragraph, line and word, separated by tabs. */
    GetTSVText(page: number): string
  }
  interface Core {
    readonly FS: { writeFile(path: string, data: Uint8Array): void }
    readonly TessBaseAPI: new () => Api
  }
  const createCore: (settings: {
    readonly wasmBinary: Uint8Array
    print(text: string): void
    printErr(text: string): void
  }) => Promise<Core>
  export default createCore
}
