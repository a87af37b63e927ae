/** A failure reported to the user in one line, without a stack trace. */
export class CommandError extends Error {}
