import type { Topic } from './topics.ts'

export const firstTopics: readonly Topic[] = [
  {
    kind: 'Document Name',
    nouns: ['a title', 'the name of the contract', 'a heading that names the agreement', 'its title', 'a document title', 'the title of the agreement'],
    statements: ['the document bears a title', 'the agreement is given a name', 'the contract is titled'],
  },
  {
    kind: 'Parties',
    nouns: ['the names of the parties', 'the contracting parties', 'the identity of both parties', 'an identification of the parties', 'the parties to the agreement', 'the names of the companies that enter into the contract'],
    statements: ['the parties are identified', 'both contracting parties are named', 'it is clear who the parties are'],
  },
  {
    kind: 'Agreement Date',
    nouns: ['the date of the agreement', 'the date on which it was signed', 'a signing date', 'the date on which the contract was made', 'a contract date', 'the day the agreement was entered into'],
    statements: ['the agreement is dated', 'the contract was signed on a certain date', 'the document bears the date of its execution'],
  },
  {
    kind: 'Effective Date',
    nouns: ['an effective date', 'a commencement date', 'the date on which the contract takes effect', 'the date the agreement comes into force', 'a start date', 'the day from which the contract is effective'],
    statements: ['the agreement takes effect on a certain date', 'the contract comes into force on a specified day', 'the agreement becomes effective on a stated date'],
  },
  {
    kind: 'Expiration Date',
    nouns: ['an expiration date', 'an expiry date', 'the duration of the contract', 'a fixed term', 'the date on which the contract ends', 'the term of the agreement', 'an end date'],
    statements: ['the contract ends on a certain date', 'the agreement expires after a fixed period', 'the agreement remains in force for a certain term'],
  },
  {
    kind: 'Renewal Term',
    nouns: ['a renewal clause', 'an automatic renewal', 'an option to renew', 'a renewal term', 'a provision on extension of the term', 'an evergreen clause', 'successive renewal periods'],
    statements: ['the agreement renews automatically', 'the term can be extended', 'the contract is renewed for further periods'],
  },
  {
    kind: 'Notice Period To Terminate Renewal',
    nouns: ['a notice period for non-renewal', 'a deadline for giving notice of non-renewal', 'a notice period to stop the automatic renewal', 'a period of notice to prevent renewal', 'a requirement to give notice before the renewal'],
    statements: ['a party must give notice if it does not want the contract to renew', 'notice must be given before renewal to end the contract', 'automatic renewal can be stopped by giving advance notice'],
  },
  {
    kind: 'Governing Law',
    nouns: ['a governing law clause', 'a choice of law', 'the applicable law', 'a provision on the law that governs the contract', 'the law under which the agreement is interpreted', 'a clause naming the governing law'],
    statements: ['the contract is governed by the law of a particular state', 'the laws of a certain country apply to the agreement', 'the agreement is construed under the laws of a named state'],
  },
  {
    kind: 'Most Favored Nation',
    nouns: ['a most favoured nation clause', 'an MFN clause', 'a most favored customer clause', 'a promise of prices as good as those of any other customer', 'a guarantee of the best price given to any customer'],
    statements: ['the buyer gets terms no less favorable than other customers', 'better prices given to third parties must also be offered to the buyer', 'no other customer receives more favourable terms'],
  },
  {
    kind: 'Competitive Restriction Exception',
    nouns: ['an exception to the non-compete', 'carve-outs from the exclusivity', 'exceptions to the competitive restrictions', 'a carve-out from the non-competition obligation', 'an exemption from the ban on competition'],
    statements: ['the non-compete does not apply to certain activities', 'exclusivity is subject to exceptions', 'some activities are exempt from the restriction on competition'],
  },
  {
    kind: 'Non-Compete',
    nouns: ['a non-compete clause', 'a covenant not to compete', 'a non-competition undertaking', 'a restriction on competing businesses', 'a ban on competing with the other party', 'a prohibition of competition'],
    statements: ['a party may not compete with the other', 'neither party may run a competing business', 'the distributor is prohibited from selling competing products', 'the supplier must not engage in competing activities'],
  },
  {
    kind: 'Exclusivity',
    nouns: ['an exclusivity clause', 'exclusive rights', 'an exclusive dealing obligation', 'an exclusive appointment', 'an obligation to buy only from the supplier', 'exclusivity in the territory'],
    statements: ['the distributor is appointed exclusively', 'the buyer must purchase only from the supplier', 'the supplier may not appoint other distributors', 'the customer has to deal exclusively with the vendor'],
  },
  {
    kind: 'No-Solicit Of Customers',
    nouns: ['a non-solicitation of customers clause', 'a ban on soliciting customers', 'a customer non-solicit', 'a prohibition on poaching clients', 'a restriction on approaching the other party\'s customers'],
    statements: ['neither party may solicit the customers of the other', 'the consultant may not entice clients away', 'soliciting the other party\'s clients is prohibited'],
  },
  {
    kind: 'No-Solicit Of Employees',
    nouns: ['a non-solicitation of employees clause', 'a no-hire clause', 'a ban on poaching staff', 'an employee non-solicit', 'a prohibition on hiring the other party\'s personnel', 'a no-poach undertaking'],
    statements: ['neither party may hire the employees of the other', 'a party shall not recruit the other\'s staff', 'poaching employees is forbidden'],
  },
  {
    kind: 'Non-Disparagement',
    nouns: ['a non-disparagement clause', 'a ban on disparaging remarks', 'a prohibition of negative statements about the other party', 'an undertaking not to disparage the other side', 'a no-badmouthing clause'],
    statements: ['neither party may disparage the other', 'the parties must not make derogatory statements about each other', 'a party may not harm the reputation of the other'],
  },
  {
    kind: 'Termination For Convenience',
    nouns: ['a right to terminate for convenience', 'a termination without cause clause', 'a right to end the contract without giving a reason', 'a termination for convenience provision', 'a right to cancel at any time', 'an at-will termination right'],
    statements: ['either party may terminate without cause', 'a party can end the agreement at any time for any reason', 'the customer may cancel the contract for convenience', 'termination is possible without giving reasons'],
  },
  {
    kind: 'Rofr/Rofo/Rofn',
    nouns: ['a right of first refusal', 'a right of first offer', 'a right of first negotiation', 'a pre-emption right', 'a ROFR', 'a first option to purchase'],
    statements: ['a party has the right of first refusal', 'the asset must first be offered to the other party', 'a party gets the first opportunity to buy'],
  },
  {
    kind: 'Change Of Control',
    nouns: ['a change of control clause', 'a change in control provision', 'a right to terminate on a change of control', 'consequences of a change of ownership', 'a consent requirement for a change in control'],
    statements: ['a party may terminate if control of the other changes', 'the contract can be ended when the other party is acquired', 'a merger requires consent of the other party', 'a change of ownership must be notified'],
  },
  {
    kind: 'Anti-Assignment',
    nouns: ['an anti-assignment clause', 'a restriction on assignment', 'a ban on assigning the contract', 'a prohibition of assignment without consent', 'an assignment clause', 'a limit on transferring the agreement to third parties'],
    statements: ['neither party may assign the agreement without consent', 'assignment requires prior written approval', 'the contract may not be transferred without permission', 'rights and obligations cannot be assigned to others', 'transfer of the agreement needs the other side\'s consent'],
  },
  {
    kind: 'Revenue/Profit Sharing',
    nouns: ['a revenue sharing arrangement', 'a profit share', 'an obligation to share profits', 'a royalty based on net sales', 'a split of revenues', 'a revenue share clause'],
    statements: ['the parties share the revenue', 'a percentage of profits is paid to the other party', 'profits are divided between the parties', 'one party receives a portion of the proceeds'],
  },
  {
    kind: 'Price Restrictions',
    nouns: ['a price cap', 'a restriction on price increases', 'a limit on raising prices', 'price protection', 'a clause that restricts price changes', 'a freeze on fees'],
    statements: ['the supplier may not raise prices', 'prices cannot be increased during the term', 'fees must not be changed', 'fee increases are limited'],
  },
]
