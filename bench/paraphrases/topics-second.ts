import type { Topic } from './topics.ts'

export const secondTopics: readonly Topic[] = [
  {
    kind: 'Minimum Commitment',
    nouns: [
      'a minimum purchase commitment',
      'a minimum order quantity',
      'a minimum commitment',
      'an obligation to buy a minimum amount',
      'a take-or-pay obligation',
      'a minimum spend',
    ],
    statements: [
      'the buyer must order a minimum quantity',
      'a minimum amount has to be purchased',
      'the customer commits to buy at least a certain volume',
    ],
  },
  {
    kind: 'Volume Restriction',
    nouns: [
      'a usage limit',
      'a volume restriction',
      'a cap on the number of users',
      'a limit on quantities',
      'a maximum number of units',
      'a restriction on the volume of use',
    ],
    statements: [
      'use is limited to a certain number of users',
      'the customer may not exceed a maximum quantity',
      'usage above a threshold is restricted',
    ],
  },
  {
    kind: 'Ip Ownership Assignment',
    nouns: [
      'an assignment of intellectual property',
      'a transfer of IP ownership',
      'a work made for hire clause',
      'a provision assigning inventions to the client',
      'an IP assignment',
      'an assignment of copyright in the deliverables',
    ],
    statements: [
      'intellectual property created under the contract belongs to the customer',
      'the contractor assigns all inventions to the client',
      'ownership of the work product passes to the customer',
      'title to the deliverables vests in the client',
    ],
  },
  {
    kind: 'Joint Ip Ownership',
    nouns: [
      'joint ownership of intellectual property',
      'a joint IP ownership clause',
      'co-ownership of inventions',
      'jointly owned IP',
      'a clause on shared ownership of patents',
    ],
    statements: [
      'the parties jointly own the intellectual property',
      'inventions are owned by both parties together',
      'IP is co-owned',
    ],
  },
  {
    kind: 'License Grant',
    nouns: [
      'a license grant',
      'a licence',
      'a grant of rights to use the software',
      'a grant of license',
      'a license to use the trademarks',
      'a right to use the technology',
    ],
    statements: [
      'one party grants the other a license',
      'the licensor grants a right to use its intellectual property',
      'a licence is given to the customer',
    ],
  },
  {
    kind: 'Non-Transferable License',
    nouns: [
      'a non-transferable license',
      'a non-transferable licence grant',
      'a restriction on transferring the license',
      'a ban on sublicensing',
      'a prohibition on assigning the licence',
    ],
    statements: [
      'the license may not be transferred',
      'the licensee cannot transfer its licence to others',
      'the license is non-transferable',
      'sublicensing is not permitted',
    ],
  },
  {
    kind: 'Affiliate License-Licensor',
    nouns: [
      "a license that covers IP of the licensor's affiliates",
      'a licence grant by the affiliates of the licensor',
      'a license including intellectual property held by affiliates of the licensor',
      'rights granted by the licensor and its subsidiaries under a license',
    ],
    statements: [
      "the licensor's affiliates grant a license as well",
      'the license includes IP owned by affiliates of the licensor',
      "the licence extends to intellectual property of the licensor's group companies",
    ],
  },
  {
    kind: 'Affiliate License-Licensee',
    nouns: [
      "a license for the licensee's affiliates",
      'a licence that extends to the affiliates of the licensee',
      'a right to sublicense to affiliates',
      'a license grant to the customer and its subsidiaries',
    ],
    statements: [
      'affiliates of the licensee may use the license',
      "the licence also covers the licensee's group companies",
      'the licensee may sublicense to its affiliates',
    ],
  },
  {
    kind: 'Unlimited/All-You-Can-Eat-License',
    nouns: [
      'an unlimited license',
      'an enterprise licence',
      'an all-you-can-eat license',
      'a license for an unlimited number of users',
      'a license without usage limits',
      'unlimited use rights',
    ],
    statements: [
      'the license covers unlimited usage',
      'the software may be used by any number of users',
      'the licensee may make as many copies as it wants',
    ],
  },
  {
    kind: 'Irrevocable Or Perpetual License',
    nouns: [
      'an irrevocable license',
      'a perpetual licence',
      'a license that cannot be revoked',
      'a permanent licence',
      'an irrevocable or perpetual license grant',
      'a license without end date',
    ],
    statements: [
      'the license is perpetual',
      'the licence cannot be revoked',
      'the license lasts forever',
      'the grant is irrevocable',
    ],
  },
  {
    kind: 'Source Code Escrow',
    nouns: [
      'a source code escrow',
      'an escrow arrangement for the source code',
      'an obligation to deposit the source code with a third party',
      'a software escrow clause',
      'an escrow agent',
    ],
    statements: [
      'the source code is placed in escrow',
      'the vendor deposits its source code with an escrow agent',
      'the source code is held by a neutral third party',
    ],
  },
  {
    kind: 'Post-Termination Services',
    nouns: [
      'post-termination obligations',
      'transition services after termination',
      'a wind-down period',
      'duties that continue after the contract ends',
      'exit assistance',
      'obligations upon expiration',
    ],
    statements: [
      'certain obligations continue after termination',
      'the supplier must provide services after the agreement ends',
      'a party has to assist with the transition upon termination',
    ],
  },
  {
    kind: 'Audit Rights',
    nouns: [
      'audit rights',
      'a right to audit the books',
      'a right to inspect records',
      'an audit clause',
      'access to books and records',
      'an inspection right',
    ],
    statements: [
      'a party may audit the records of the other',
      'the books can be inspected by the customer',
      "the licensor is entitled to examine the licensee's accounts",
    ],
  },
  {
    kind: 'Uncapped Liability',
    nouns: [
      'uncapped liability',
      'unlimited liability',
      'exceptions to the liability cap',
      'carve-outs from the limitation of liability',
      'liability without limit for some breaches',
    ],
    statements: [
      'liability is unlimited for certain breaches',
      'the cap on liability does not apply to confidentiality breaches',
      'a party is liable without limit',
    ],
  },
  {
    kind: 'Cap On Liability',
    nouns: [
      'a cap on liability',
      'a liability cap',
      'a maximum amount of liability',
      'a ceiling on damages',
      "a limit on the supplier's liability",
      'limited liability of the parties',
    ],
    statements: [
      'liability is capped',
      'liability may not exceed a certain amount',
      'damages are limited to a maximum',
      "the supplier's liability is restricted to the fees paid",
    ],
  },
  {
    kind: 'Liquidated Damages',
    nouns: [
      'liquidated damages',
      'a termination fee',
      'a liquidated damages clause',
      'pre-agreed damages for breach',
      'a fixed sum of compensation for breach',
      'an early termination charge',
    ],
    statements: [
      'a party pays liquidated damages on breach',
      'a fee is due for early termination',
      'a predetermined amount of damages is payable',
    ],
  },
  {
    kind: 'Warranty Duration',
    nouns: [
      'a warranty period',
      'the duration of the warranty',
      'a warranty of a certain duration',
      'how long the warranty lasts',
      'a time limit on the warranty',
    ],
    statements: [
      'the warranty lasts for a certain period',
      'the products are under warranty for a stated time',
      'the length of the warranty is specified',
    ],
  },
  {
    kind: 'Insurance',
    nouns: [
      'an insurance requirement',
      'an obligation to maintain insurance',
      'a duty to carry liability insurance',
      'insurance coverage',
      'proof of insurance',
      'an insurance clause',
    ],
    statements: [
      'a party must maintain insurance',
      'the contractor is required to be insured',
      'an insurance policy must be taken out',
    ],
  },
  {
    kind: 'Covenant Not To Sue',
    nouns: [
      'a covenant not to sue',
      'a no-challenge clause',
      'an undertaking not to contest the validity of patents',
      'a promise not to bring claims',
      'a waiver of the right to sue',
    ],
    statements: [
      'a party may not challenge the ownership of the trademarks',
      'neither party may sue the other',
      'the licensee shall not contest the validity of the intellectual property',
    ],
  },
  {
    kind: 'Third Party Beneficiary',
    nouns: [
      'a third party beneficiary',
      'rights of third parties under the contract',
      'a third-party beneficiary clause',
      'enforcement rights of a person who is not a party',
      'a beneficiary outside the contract',
    ],
    statements: [
      'a third party may enforce the contract',
      'a person who is not a party benefits from the agreement',
      'third parties have rights under the agreement',
    ],
  },
]
