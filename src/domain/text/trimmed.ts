/** Anything but spaces and characters that show nothing, such as zero-width ones. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A name or a rule without the spaces around it; empty if nothing of it would be visible. */
export function trimmed(typed: string): string {
  return VISIBLE.test(typed) ? typed.trim() : ''
}
