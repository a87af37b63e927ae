/** Words that deny, lack, forbid or allow. */
import { anyOf } from '../patterns/terms.ts'

export const terms = {
  /** Look like negations, but are not. */
  idiom: anyOf(
    'no doubt|no uncertainty|not only|no later than|not later than|no more than|not more than|no less than|not less than|no fewer than|whether or not|no matter|not limited to|if not|nor|not exceed*|cannot exceed*|never exceed*|no higher than|not higher than|not merely|why not|not liable|not be liable|not go over|not go above|not go beyond|not be forgotten|free of charge|free of cost|not forget*',
  ),
  not: anyOf(
    "non|not|never|no|none|nobody|neither|cannot|can't|mustn't|shouldn't|shan't|won't|doesn't|don't|isn't|aren't|may~not",
  ),
  /** Verbs for a party that doesn't act or a document that doesn't say. */
  abstain: anyOf(
    'refrain*|avoid*|abstain*|steer clear|steers clear|stay away|stay out|keep away|desist*|leave * alone',
  ),
  document: anyOf('there|it|agreement|contract|document|text'),
  lack: anyOf(
    'anonymous|nameless|unlimited|left open|leaves open|leave open|unclear|ignor*|unregulated|unspecified|unaddressed|unmentioned|untitled|undated|unnamed|undetermined|open as to|undefined|unanswered|lack|lacks|lacking|silent|silence|omit|omits|omitted|omitting|omission|absent|absence|missing|free of|free from|devoid|nothing|quiet about|quiet on|leave out|leaves out|left out|leave * out|leave * * out|leave * * * out|leave * * * * out|leave * * * * * out|leave * * * * * * out|keep out|keep * out|do without|does without|dispense* with|' +
      'revocable|can be revoked|may be revoked|can be withdrawn|can be terminated at will|without exception*|without a|without an|without any|without being|excludes any|exclude any|go without|bez|fail to|fails to|failing to',
  ),
  complain: anyOf(
    'flag|reject|object to|object if|complain|warn|alert|raise a concern|report if|report any|report every|report when|report whether|unacceptable|not acceptable|deal~breaker|red flag|problem if|wrong if|no~go|out of the question|off the table|a problem|not wanted|unwanted|not welcome|unwelcome|to be rejected|to be avoided|not to be agreed|not tolerable|intolerable|no good|not ok|not okay|not fine|refuse to sign|will not sign|can~not accept|will not accept|walk away if|worried if|concern if|leave it out|leave them out',
  ),
  ban: anyOf(
    'keep us from|keeps us from|keep them from|keeps them from|give up|gives up|prohibit*|forbid*|forbidden|ban|bans|banned|banning|bar|bars|barred|barring|restrict*|restrain*|prevent*|preclude*|precluding|disallow*|rule out|rules out|ruled out|ruling out|outlaw*|block|blocks|blocked|stop*|off~limits|exclude|excludes|excluded|excluding|disclaim*',
  ),
  /** Restricts without forbidding: denies no right, but is a restriction's wording. */
  limit: anyOf(
    'ceiling|maximum|no more than|not more than|at most|up to|limit|limits|limited|limiting|limitation*|constrain*|curb*|cap|caps|capped|capping|control|controls|controlled',
  ),
  allow: anyOf(
    'without limit*|without any limit*|allow*|permit|permits|permitted|permitting|permissible|let|lets|letting|freely|free to|entitle*|enable*|tolerat*|leave * free|leaves * free|at liberty|unrestricted|able to|transferable|assignable|sublicensable|sublicenseable',
  ),
  hold: anyOf(
    'contain*|includ*|mention*|state|states|stated|stating|specif*|feature|refer|provide for|provide that|provides for|provides that|set out|sets out|set forth|lay down|lays down|defin*|describ*|address*|cover|covers|identif*|indicat*|regulat*|compris*|have a|have any|has a|has any|have an|found|exist|appear|occur|deal with|stipulat*|' +
      'spell*|speak|clarif*|incorporat*|say|says|there|present|in place',
  ),
  things: anyOf(
    'bound by|subject to a|subject to an|subject to any|clause*|provision*|section*|article*|paragraph*|language|wording|stipulation*|restriction*|prohibition*|ban|undertaking|impos*|guarant*|promis*|oblig*|commit*|reference*|mention',
  ),
  person: anyOf(
    'party|parties|side|sides|neither|nobody|no one|none|supplier|vendor|customer|client|contractor|licensee|licensor|buyer|seller|employee*|we|they|recipient|distributor|consultant',
  ),
  may: anyOf('may|can|could|right to|possible|at any time|at will'),
  onlyWith: anyOf(
    'only|requir*|needed|need the|needs the|need our|needs our|need a|needs a|need prior|needs prior|need written|needs written|need consent|needs consent|need approval|needs approval|need permission|needs permission|need someone|needs someone|subject to|unless|except|conditional|depend*|nur|jen',
  ),
}
