/** Rules that compare places of a document with each other: no single passage shows whether they are met. */
import type { Decider } from './decider.ts'

const comparing =
  /\b(?:(?:is|are|be|stay|remain|spelled|written|used) (?:the )?(?:same|identical|consistent(?:ly)?|uniform(?:ly)?) (?:for|in|on|as|with|everywhere|throughout|across)|(?:everywhere|throughout) the (?:document|text|report|contract) (?:is|are) the same|equals? (?:the )?(?:sum|total)|adds? up|stands? beside|text refers to|refers? to it|cited in (?:the )?text|(?:is|are) cited|answers? the \p{L}+ question|(?:is|are) (?:stated|described|given|named|listed|placed|introduced|explained|defined) (?:before|after)|be (?:before|after|earlier than|later than|higher than|lower than|greater than|less than|more than|equal to) (?:the|its)|is the (?:sum|total) of|(?:comes?|stands?|appears?) (?:before|after))\b/iu

export const beyondReach: Decider = ({ rule, say }) =>
  rule.quoted.length === 0 && comparing.test(rule.body)
    ? { verdict: 'not_found', reason: say.beyondReach, quotes: [], fix: '' }
    : null
