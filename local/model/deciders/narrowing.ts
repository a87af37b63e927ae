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
  [
    /(?<!\p{L})(?:place|seat|venue|location) (?:of|for) (?:the |any )?arbitrat|(?<!\p{L})where (?:the |any )?arbitrat/u,
    /(?<!\p{L})(?:place|seat|situs|venue|location|held|conducted|sit|take place|arbitrat\p{L}* (?:\p{L}+ )?in)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:bank|wire) transfers?(?!\p{L})/u,
    /(?<!\p{L})(?:transfer\p{L}*|wire|wired|bank|account)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:cheque|credit card|direct debit)s?(?!\p{L})/u,
    /(?<!\p{L})(?:che(?:ck|que)|credit card|direct debit)s?(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:only|subject to|not without) (?:\p{L}+ ){0,4}(?:consent|approval|permission)(?!\p{L})|(?<!\p{L})requires? (?:\p{L}+ ){0,3}(?:consent|approval|permission)(?!\p{L})/u,
    /consent|approv|permission|authori[sz]|agree(?:s|d) in writing/u,
  ],
  [/bankrupt|insolven/u, /bankrupt|insolven|receiver|winding|liquidat|(?<!\p{L})escrow/u],
]

/** Whether a place shows what the rule narrows its kind to; both in plain form. */
export function showsNarrowing(rule: string, place: string, isTypical: boolean): boolean {
  const all = isTypical ? narrowings : [...narrowings, permission]
  return all.every(([asked, shown]) => !asked.test(rule) || shown.test(place))
}
