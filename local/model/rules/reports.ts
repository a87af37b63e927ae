/** Required content of annual reports and theses. */
import type { Naming } from './naming.ts'

export const reports: readonly Naming[] = [
  {
    id: 'auditor',
    senses: ["auditor*|auditor's|audited & opinion*|report*|named|name|statement*|identif*"],
    also: 'opinion|named|independent|statutory|included|report*|name',
    unless: 'right*|books|records|controller|processor|allow*|access',
  },
  {
    id: 'board',
    senses: ['board|directors|executives|management & member*|listed|list|names|named|name'],
    also: 'members|directors|name|names|listed|report*|company',
    unless: 'approv*|sign*',
  },
  {
    id: 'approval',
    senses: ['approv*|authori* for issue & date|dated|when|signature*|sign*'],
    also: 'date|signature|director*|board|report*|carries|signed|which',
    unless: 'consent|prior|supplier*|written approval|assign*',
  },
  {
    id: 'events after the year',
    senses: [
      'event*|happened|important|significant & after|between|since & end of the year|year~end|reporting date|balance sheet|date of the report|year',
      'subsequent events|post balance sheet events|events after the reporting',
    ],
    also: 'important|happened|end|year|date|report*|between|after|anything',
    unless: 'force majeure',
  },
  {
    id: 'financial year',
    senses: ['financial year|fiscal year|reporting period|reporting year|business year'],
    also: 'first|last|day|names|report*|start*|end*|dates',
    unless: 'employee*|events|happened|price*|pay*|royalt*',
  },
  {
    id: 'currency and unit',
    senses: ['currency|unit|units & figures|amounts|thousands|millions|numbers'],
    also: 'figures|such|thousands|unit|amounts|report*|presented',
    unless: 'price|must be in|all amounts',
  },
  {
    id: 'declaration of authorship',
    senses: ['declar*|statement|affirm* & author*|independent*|own work|wrote|written by|plagiar*'],
    also: 'signed|thesis|independently|author*|wrote|own|work',
    unless: 'contractor*|part*',
  },
  {
    id: 'abstract',
    senses: ['abstract|abstracts|executive summary'],
    also: 'english|short|thesis|summary',
    unless: 'words|pages',
  },
  {
    id: 'aim',
    senses: ['aim|aims|objective*|goal*|purpose & thesis|paper|study|work|research|introduction'],
    also: 'introduction|thesis|one|sentence|list|clear*|study|paper|research',
    unless: 'processing|information',
  },
  {
    id: 'research question',
    senses: ['research question*|hypothes*'],
    also: 'introduction|thesis|or|clear*',
  },
  {
    id: 'data used',
    senses: ['method*|methodology|study & data|sample|material & what|which|where|period|used|source*'],
    also: 'data|used|where|period|from|what|says|described',
  },
  {
    id: 'list of references',
    senses: [
      'references|bibliography|literature|works cited|sources & list|section|chapter|bibliography|end',
    ],
    also: 'list|thesis|end|sources',
    unless: 'section reference*|cross~reference*|every|each|all',
  },
]
