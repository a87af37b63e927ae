/** Rights, formalities and the usual closing provisions. */
import type { Clause } from './clause.ts'

export const formalities: readonly Clause[] = [
  {
    id: 'notices',
    titles: 'notice|notices|doručování|oznámení|mitteilungen|benachrichtigung',
    passages: [],
    looser: [
      'notice|notices ..120 shall be|must be|will be|be in writing|be given ..40 in writing|given|sent|delivered|deemed|writing|addressed',
      'oznámení ..100 písemn*|doručen*',
      'mitteilungen ..100 schriftlich|zu richten',
    ],
  },
  {
    id: 'jurisdiction',
    titles: 'jurisdiction|venue|forum|příslušnost|gerichtsstand',
    passages: [],
    looser: [
      'jurisdiction ..100 court|courts',
      'court|courts ..120 jurisdiction|venue',
      'příslušn* ..60 soud*',
      'gerichtsstand',
    ],
  },
  {
    id: 'intellectual property',
    titles:
      'intellectual property|proprietary rights|ownership|copyright|copyrights|duševní*|autorsk*|geistiges eigentum|urheberrecht*|schutzrechte',
    passages: [],
    looser: [
      'intellectual property right|intellectual property rights',
      'own|owns|ownership|title|property ..80 intellectual property',
      'title|right|rights|interest ..80 copyright|copyrights|patent|patents|trademark|trademarks|trade secret|trade secrets',
      'duševní* vlastnictv*|autorsk* práv*|geistigen eigentums|geistiges eigentum|geistige eigentum|urheberrecht*|nutzungsrecht*',
    ],
  },
  {
    id: 'severability',
    titles: 'severab*|salvatorisch*|oddělitelnost|invalidity',
    passages: [],
    looser: [
      'provision|provisions|term|part|clause ..120 invalid|unenforceable|illegal|void ..200 remain|remaining|not affect|continue|valid|enforce*|sever*',
      'neplatn* ..160 nemá vliv|ostatní*|zbývající*',
      'unwirksam* ..160 übrigen|berührt',
    ],
  },
  {
    id: 'entire agreement',
    titles: 'entire agreement|integration|complete agreement|whole agreement|úplná dohoda|nebenabreden',
    passages: [],
    looser: [
      'entire|complete|whole|full ..2 agreement|understanding|contract',
      'supersedes|supersede ..4 all|any',
      'úpln* dohod*|nebenabreden|gesamte vereinbarung',
    ],
  },
  {
    id: 'amendment',
    titles:
      'amendment|amendments|modification|modifications|variation|změny smlouvy|dodatky|änderungen|schriftform',
    passages: [],
    looser: [
      'amend*|modif*|varied|vary|variation|changed|changes ..140 in writing|written|signed',
      'změn*|měnit|dodat* ..120 písemn*',
      'písemn* ..40 dodat*',
      'änderung* ..120 schriftform|schriftlich*',
    ],
  },
  {
    id: 'waiver',
    titles: 'waiver|waivers|no waiver',
    passages: [],
    looser: ['failure|delay|no waiver|waiver ..160 waiver|waive|constitute|deemed'],
  },
  {
    id: 'counterparts',
    titles: 'counterpart|counterparts|stejnopis*|ausfertigung*',
    passages: [],
    looser: ['counterparts|stejnopis*|ausfertigungen', 'vyhotoven* ..60 dvou|stejn*'],
  },
  {
    id: 'data protection',
    titles: 'data protection|privacy|personal data|gdpr|osobní* údaj*|datenschutz*',
    passages: [],
    looser: [
      'personal data|personal information|data protection|gdpr|2016/679|osobní* údaj*|osobních údajů|personenbezogen*|datenschutz*',
    ],
  },
  {
    id: 'definitions',
    titles:
      'definition|definitions|defined terms|interpretation|vymezení pojmů|definice|výklad*|begriffsbestimmung*|definitionen',
    passages: [],
    looser: [
      'shall have the meaning|shall have the following meaning|have the meanings|have the following meanings|following meanings',
      'means|shall mean',
      'rozumí se|se rozumí|im sinne dieses',
    ],
  },
  {
    id: 'survival',
    titles: 'survival',
    passages: [],
    looser: [
      'surviv* ..120 terminat*|expir*|years|indefinitely',
      'terminat*|expir* ..160 surviv*',
      'obligation*|confiden*|duties|covenants ..120 continue|continues|remain|binding|last|lasts|expire ..120 years|terminat*|indefinitely|so long|as long as',
    ],
  },
  {
    id: 'relationship of the parties',
    titles: 'independent contractor|independent contractors|relationship of|no partnership',
    passages: [],
    looser: [
      'independent contractor|independent contractors',
      'not|nothing ..120 partnership|joint venture|agency',
    ],
  },
  {
    id: 'compliance with laws',
    titles: 'compliance',
    passages: [],
    looser: ['comply with ..12 federal|laws|law|regulations|statutes|legislation'],
  },
]
