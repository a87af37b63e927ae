/** Typical first questions about a commercial contract: law, money, the usual clauses, form. */
export const RULES = [
  'The agreement must be governed by the laws of the State of New York.',
  'Payment must be due within 30 days.',
  'The agreement must contain a termination clause.',
  'The agreement must contain a limitation of liability clause.',
  'The agreement must contain a confidentiality clause.',
  'The agreement must contain an assignment clause.',
  'The agreement must not mention "sole discretion".',
  'No placeholders or blanks may be left in the text.',
  'The agreement must contain a signature line for each party.',
  'Every page must be numbered.',
] as const
