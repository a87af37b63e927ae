/** Converts a schema to the form that `strict` requires: every property required, no others allowed. */
type Schema = Readonly<Record<string, unknown>>

/** Drops optional properties: they are positions on a page, which plain text doesn't have. */
export function strictSchema(schema: Schema): Record<string, unknown> {
  const { type, properties, required, items, enum: values } = schema
  return {
    type,
    ...(Array.isArray(values) && { enum: values }),
    ...(isSchema(items) && { items: strictSchema(items) }),
    ...(isSchema(properties) &&
      Array.isArray(required) && {
        properties: Object.fromEntries(
          Object.entries(properties).flatMap(([name, property]) =>
            required.includes(name) && isSchema(property) ? [[name, strictSchema(property)]] : [],
          ),
        ),
        required,
        additionalProperties: false,
      }),
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
