/** A failure that the user is told in one line, without a stack. */
export class CommandError extends Error {}
