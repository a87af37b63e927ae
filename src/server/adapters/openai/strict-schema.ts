/** A question's schema in the form that `strict` asks for: every property required, no others allowed. */
type Schema = Readonly<Record<string, unknown>>

/** Optional properties are left out: the text alone holds no places on a page, which is what they are for. */
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
