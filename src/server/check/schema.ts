type Schema = Readonly<Record<string, unknown>>

export const TEXT: Schema = { type: 'string' }
export const NUMBER: Schema = { type: 'integer' }

export function choice(values: readonly string[]): Schema {
  return { type: 'string', format: 'enum', enum: values }
}

export function list(items: Schema): Schema {
  return { type: 'array', items }
}

/** Fixes the order of the properties. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const names = Object.keys(properties)
  const required = names.filter((name) => !optional.includes(name))
  return { type: 'object', properties, required, propertyOrdering: names }
}
