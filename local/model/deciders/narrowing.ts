/** Common words with which a rule narrows a kind of clause: a place of the kind answers it only if it shows them too. */

type Narrowing = readonly [asked: RegExp, shown: RegExp]

/** A mention is no permission; typical wordings of a right are. */
const permission: Narrowing = [
  /(?<!\p{L})(?:(?:must|shall|should|is|are) (?:be )?(?:allowed|permitted|possible)|(?:allow|permit)s? |(?:free|entitled) to|^(?:the |either |each |any |an? )?\p{L}+ (?:may|can) )(?!not)/u,
  /(?<!\p{L})(?:may|can|could|(?:the )?rights? (?:to|of)|entitled?|permit\p{L}*|allow\p{L}*|free|option|authori\p{L}+|grants?|granted|licen\p{L}+|access|at will|able)(?! not)(?!\p{L})/u,
]

const narrowings: readonly Narrowing[] = [
  [
    /automatic|auto-?renew|(?<!\p{L})by itself/u,
    /automatic|successive|consecutive|evergreen|(?<!\p{L})(?:unless|rolls?|year to year|month to month|until terminated|until cancell?ed)(?!\p{L})|(?<!\p{L})thereafter|(?:shall|will) (?:renew|be (?:renewed|extended))/u,
  ],
  [/mediat/u, /mediat/u],
  [/bankrupt|insolven/u, /bankrupt|insolven|receiver|winding|liquidat|(?<!\p{L})escrow/u],
]

/** Whether a place shows what the rule narrows its kind to; both in plain form. */
export function showsNarrowing(rule: string, place: string, isTypical: boolean): boolean {
  const all = isTypical ? narrowings : [...narrowings, permission]
  return all.every(([asked, shown]) => !asked.test(rule) || shown.test(place))
}
