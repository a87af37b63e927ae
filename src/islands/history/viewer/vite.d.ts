interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>
  glob<Value>(
    pattern: string | readonly string[],
    options: { eager: true; query?: string; import: string },
  ): Record<string, Value>
}

declare module '*?url' {
  const address: string
  export default address
}
